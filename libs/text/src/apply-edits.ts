import { quoteFinder, type QuoteMatch } from './find-quote';
import { markedLinks, type MarkedLink } from './link-markup';

/** A change of a text: what takes the place of a quotation, or stands before or after it. */
export type Edit = { quote: string } & ({ action: 'replace' | 'before' | 'after'; text: string } | { action: 'cut' });

/** A change that was made: `text` stands where the original had what lies between `from` and `to`. */
interface MadeEdit<E> extends QuoteMatch {
  edit: E;
  text: string;
  /** Where `text` begins in the edited text. */
  at: number;
}

export interface EditedText<E> {
  text: string;
  /** In the order of the text. */
  applied: MadeEdit<E>[];
  /** Those whose quotation is not there, or was changed by one before. */
  missed: E[];
}

/**
 * Makes changes in a text; between them it stays as it is, to the character. Each is found in the text as it was given;
 * where two would change the same words, the first is made and the other missed. A line that is added stands in a
 * paragraph of its own where its quotation does, beside it otherwise; one that is cut takes its line along.
 */
export function applyEdits<E extends Edit>(original: string, edits: readonly E[]): EditedText<E> {
  const find = quoteFinder(original);
  const applied: MadeEdit<E>[] = [];
  const missed: E[] = [];
  for (const edit of edits) {
    const place = find(edit.quote);
    const made = place && { edit, at: 0, ...change(original, edit, place) };
    if (made && !applied.some((other) => overlap(made, other))) applied.push(made);
    else missed.push(edit);
  }
  applied.sort((a, b) => a.from - b.from || a.to - b.to);
  let text = '';
  let end = 0;
  for (const made of applied) {
    text += original.slice(end, made.from);
    made.at = text.length;
    text += made.text;
    end = made.to;
  }
  return { text: text + original.slice(end), applied, missed };
}

/** Two changes at one point would depend on their order as well. */
function overlap(one: QuoteMatch, other: QuoteMatch): boolean {
  return one.from === other.from || (one.from < other.to && other.from < one.to);
}

function change(original: string, edit: Edit, place: QuoteMatch): QuoteMatch & { text: string } {
  if (edit.action === 'cut') {
    return balanced(original, { ...withSpace(original, linkOf(original, place)), text: '' });
  }
  if (edit.action === 'replace') {
    return balanced(original, { ...place, text: withMarks(original, place, edit.text) });
  }
  const line = lineOf(original, place);
  const gap = line === null ? ' ' : isBullet(original, line) ? '\n' : '\n\n';
  const { from, to } = line ?? place;
  return edit.action === 'before'
    ? balanced(original, { from, to: from, text: `${edit.text}${gap}` })
    : balanced(original, { from: to, to, text: `${gap}${edit.text}` });
}

const LINE_HEAD = /^(?:[ \t]*[-*•][ \t]+|(?:\*\*)?subject(?: line)?:(?:\*\*)?[ \t]*)/i;

/** What takes the place of words, with their bullet or `Subject:`, and bold where they were and it says them again. */
function withMarks(original: string, { from, to }: QuoteMatch, text: string): string {
  const quote = original.slice(from, to);
  const isStart = original.slice(original.lastIndexOf('\n', from - 1) + 1, from).trim() === '';
  const head = (isStart && !LINE_HEAD.test(text) && LINE_HEAD.exec(quote)?.[0]) || '';
  const words = quote.slice(head.length);
  const runs = words.split('**');
  if (text.includes('**') || runs.length % 2 === 0) return head + text;
  const isWhole = runs.length === 3 && runs[0]?.trim() === '' && /^[.!?\s]*$/.test(runs[2] ?? '');
  if (isWhole && text.trim() !== '') return `${head}**${text.trim()}**`;
  let [marked, rest] = [head, text];
  for (const run of runs.filter((_, at) => at % 2 === 1)) {
    const at = run.trim() === '' ? -1 : rest.indexOf(run);
    if (at < 0) continue;
    marked += `${rest.slice(0, at)}**${run}**`;
    rest = rest.slice(at + run.length);
  }
  return marked + rest;
}

const BOLD = '**';
const marksIn = (text: string) => text.split(BOLD).length - 1;

/** A change after which bold marks come in pairs as before: one that belongs to words outside of it stays beside them. */
function balanced(original: string, { from, to, text }: QuoteMatch & { text: string }): QuoteMatch & { text: string } {
  const isOpen = marksIn(original.slice(original.lastIndexOf('\n\n', from - 1) + 1, from)) % 2 === 1;
  const put = isOpen || marksIn(text) % 2 === 1 ? text.replaceAll(BOLD, '') : text;
  if (marksIn(original.slice(from, to)) % 2 === 0) return { from, to, text: put };
  if (isOpen) {
    const start = original.slice(0, from).trimEnd().length;
    return { from: start, to, text: `${BOLD}${original.slice(start, from)}${put}` };
  }
  const end = original.length - original.slice(to).trimStart().length;
  return { from, to: end, text: `${put}${original.slice(to, end)}${BOLD}` };
}

/** The line of a quotation that is all of it, but for its bullet and its bold marks. */
function lineOf(original: string, { from, to }: QuoteMatch): QuoteMatch | null {
  const start = original.lastIndexOf('\n', from - 1) + 1;
  const next = original.indexOf('\n', to);
  const end = next < 0 ? original.length : next;
  const isAll =
    /^[ \t]*(?:[-•][ \t][ \t*]*|\*[ \t*]*)?$/.test(original.slice(start, from)) &&
    /^[ \t*]*$/.test(original.slice(to, end));
  return isAll ? { from: start, to: end } : null;
}

function isBullet(original: string, { from, to }: QuoteMatch): boolean {
  return /^[ \t]*[-*•][ \t]/.test(original.slice(from, to));
}

/** The link of which a quotation is all the words: without them there is nothing to click. The quotation where there is none. */
function linkOf(original: string, { from, to }: QuoteMatch): QuoteMatch {
  const hasNoOthers = ({ words }: MarkedLink) =>
    words.from <= from &&
    to <= words.to &&
    !/[^\s*]/.test(original.slice(words.from, from) + original.slice(to, words.to));
  return markedLinks(original).find(hasNoOthers) ?? { from, to };
}

/** What is cut takes its line break along, or the space on one of its sides. A blank line stays between what it parted. */
function withSpace(original: string, place: QuoteMatch): QuoteMatch {
  const line = lineOf(original, place);
  if (line) {
    const before = original.slice(0, line.from).trimEnd().length;
    const after = original.length - original.slice(line.to).trimStart().length;
    if (after === original.length) return { from: before, to: line.to };
    const isLast = breaksIn(original.slice(before, line.from)) === 1 && breaksIn(original.slice(line.to, after)) > 1;
    return isLast ? { from: before, to: line.to } : { from: line.from, to: startOfLine(original, after) };
  }
  if (original.charAt(place.to) === ' ') return { ...place, to: place.to + 1 };
  return original.charAt(place.from - 1) === ' ' ? { ...place, from: place.from - 1 } : place;
}

const breaksIn = (text: string) => text.split('\n').length - 1;

const startOfLine = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
