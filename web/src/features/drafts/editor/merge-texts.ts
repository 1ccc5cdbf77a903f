import { diffArrays } from 'diff';

interface Merged {
  text: string;
  /** True where both changed the same paragraph: of those places the text says what `mine` says. */
  isTorn: boolean;
}

/** Another wording of the pieces from `from` to `to`. */
interface Change {
  from: number;
  to: number;
  pieces: string[];
}

const TIME_MAX_MS = 300;

/** Puts together what two people made of one text, paragraph by paragraph. */
export function mergeTexts(base: string, mine: string, theirs: string): Merged {
  const pieces = piecesOf(base);
  const sides = [changesOf(pieces, piecesOf(mine)), changesOf(pieces, piecesOf(theirs))] as const;
  const merged: string[] = [];
  let [at, isTorn] = [0, false];
  for (const { from, to, changes } of spansOf(sides.flat())) {
    const [here, there] = sides.map((side) => side.filter((change) => changes.includes(change)));
    const say = (said: Change[] = []) => apply(pieces, { from, to }, said);
    const [ours, others] = [say(here), say(there)];
    merged.push(...pieces.slice(at, from));
    const before = say();
    if (!here?.length || hasGrown(before, ours, others)) merged.push(others);
    else if (!there?.length || hasGrown(before, others, ours)) merged.push(ours);
    else if (from === to) merged.push(others, ours);
    else {
      merged.push(ours);
      isTorn = true;
    }
    at = to;
  }
  return { text: [...merged, ...pieces.slice(at)].join(''), isTorn };
}

/** True where one wording has all that the other added, and more. */
function hasGrown(before: string, less: string, more: string): boolean {
  return less === more || (less.includes(before) && more.includes(less));
}

/** Paragraphs, and the line breaks between them. */
function piecesOf(text: string): string[] {
  return text.match(/[^\n]+|\n+/g) ?? [];
}

function changesOf(base: string[], other: string[]): Change[] {
  const parts = diffArrays(base, other, { timeout: TIME_MAX_MS }) ?? [
    { removed: true, added: false, value: base },
    { removed: false, added: true, value: other },
  ];
  const changes: Change[] = [];
  let at = 0;
  let open: Change | null = null;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      open = null;
      at += value.length;
      continue;
    }
    if (!open) changes.push((open = { from: at, to: at, pieces: [] }));
    if (added) open.pieces.push(...value);
    else open.to = at += value.length;
  }
  return changes;
}

interface Span {
  from: number;
  to: number;
  changes: Change[];
}

/** The stretches of the base that changes touch; those that overlap are one. */
function spansOf(changes: Change[]): Span[] {
  const spans: Span[] = [];
  for (const change of changes.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const last = spans.at(-1);
    const isSame = last?.from === change.from && last.to === change.to;
    if (!last || (change.from >= last.to && !isSame))
      spans.push({ from: change.from, to: change.to, changes: [change] });
    else {
      last.to = Math.max(last.to, change.to);
      last.changes.push(change);
    }
  }
  return spans;
}

function apply(base: string[], { from, to }: Pick<Span, 'from' | 'to'>, changes: Change[]): string {
  const words: string[] = [];
  let at = from;
  for (const change of changes) {
    words.push(...base.slice(at, change.from), ...change.pieces);
    at = change.to;
  }
  return [...words, ...base.slice(at, to)].join('');
}
