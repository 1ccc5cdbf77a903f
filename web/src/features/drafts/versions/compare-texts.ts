import { diffArrays, diffWordsWithSpace } from 'diff';

/** A piece of two texts: in both of them, in the old one alone, or in the new one alone. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

const WORDS_MAX = 20_000;
const TIME_MAX_MS = 300;

/**
 * The words in which two texts differ. Paragraphs are matched first, then words within those that changed, so that
 * long texts stay quick.
 */
export function compareTexts(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  const changes = diffArrays(paragraphsOf(before), paragraphsOf(after), { timeout: TIME_MAX_MS }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ];
  let removed = '';
  for (const { value, added, removed: isRemoved } of changes) {
    const text = value.join('');
    if (isRemoved) {
      removed += text;
      continue;
    }
    pieces.push(...(added ? compareWords(removed, text) : [...leftOver(removed), { kind: 'same' as const, text }]));
    removed = '';
  }
  return [...pieces, ...leftOver(removed)];
}

function compareWords(before: string, after: string): Piece[] {
  const whole: Piece[] = [...leftOver(before), { kind: 'added', text: after }];
  if (before === '' || before.length + after.length > WORDS_MAX) return whole;
  const words = diffWordsWithSpace(before, after, { timeout: TIME_MAX_MS });
  return words
    ? words.map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }))
    : whole;
}

function leftOver(removed: string): Piece[] {
  return removed === '' ? [] : [{ kind: 'removed', text: removed }];
}

/** Each paragraph with the blank lines after it. */
function paragraphsOf(text: string): string[] {
  return text.match(/[^\n]*\n+|[^\n]+$/g) ?? [];
}

/** The places of the new text that were not in the old one, and how many changes there are, with those that took words out. */
export function changesIn(pieces: Piece[]): { added: { from: number; to: number }[]; count: number } {
  const added: { from: number; to: number }[] = [];
  let [at, count, isWithin, isNext] = [0, 0, false, false];
  for (const { kind, text } of pieces) {
    const isChange = kind !== 'same' && text.trim() !== '';
    if (isChange && !isWithin) count += 1;
    // White space between two changes parts none.
    isWithin = isChange || (isWithin && text.trim() === '');
    if (kind === 'removed') continue;
    if (isChange) {
      const [from, to] = [at + text.length - text.trimStart().length, at + text.trimEnd().length];
      const last = added.at(-1);
      if (last && isNext) last.to = to;
      else added.push({ from, to });
    }
    // Words that only spaces part are marked as one.
    isNext = isChange || (isNext && /^ *$/.test(text));
    at += text.length;
  }
  return { added, count };
}

/** How much two versions differ, in words. */
export function describeComparison(pieces: Piece[]): string {
  const count = (wanted: Piece['kind']) =>
    pieces.reduce((sum, { kind, text }) => sum + (kind === wanted ? (text.match(/\S+/g)?.length ?? 0) : 0), 0);
  const added = count('added');
  const removed = count('removed');
  if (added + removed === 0) return 'No differences.';
  return `${said(added)} added, ${said(removed)} removed.`;
}

function said(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
