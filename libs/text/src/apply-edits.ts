import { quoteFinder, type QuoteMatch } from './find-quote';

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
  if (edit.action === 'cut') return { ...withSpace(original, place), text: '' };
  if (edit.action === 'replace') return { ...place, text: edit.text };
  const line = lineOf(original, place);
  const gap = line === null ? ' ' : isBullet(original, line) ? '\n' : '\n\n';
  const { from, to } = line ?? place;
  return edit.action === 'before'
    ? { from, to: from, text: `${edit.text}${gap}` }
    : { from: to, to, text: `${gap}${edit.text}` };
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

/** What is cut takes its line break along, or the space on one of its sides. */
function withSpace(original: string, place: QuoteMatch): QuoteMatch {
  const line = lineOf(original, place);
  if (line) {
    const after = /^\n+/.exec(original.slice(line.to))?.[0].length ?? 0;
    if (after > 0) return { from: line.from, to: line.to + after };
    const before = original.slice(0, line.from);
    return { from: before.trimEnd().length, to: line.to };
  }
  if (original.charAt(place.to) === ' ') return { ...place, to: place.to + 1 };
  return original.charAt(place.from - 1) === ' ' ? { ...place, from: place.from - 1 } : place;
}
