import type { QuoteMatch } from './find-quote';
import { readDraft, readLineAt, withoutLineMark, type TextRun } from './read-draft';
import { trimBy } from './trim-by';

const STAR = /\*/;
const QUOTED = /^(?:“[^“”]*”|"[^"]*")$/;

/**
 * Makes words fit into the place of a selected part of a raw draft. What stands around it stays as it is, to the character,
 * and is read as before: a bold mark, a bullet or a subject line that the selection cuts through goes on behind it. White
 * space at the edges of the selection stays. Null where there is no way to do that, and where there are no words.
 */
export function fitSelection(draft: string, place: QuoteMatch, words: string): string | null {
  const selected = draft.slice(place.from, place.to);
  const { kind, from } = readLineAt(draft, place.from);
  const mark = draft.slice(place.from, Math.min(Math.max(from, place.from), place.to));
  const inner = selected.slice(mark.length).trim();
  const start = selected.indexOf(inner, mark.length);
  const hasBreak = /[\r\n]/.test(inner);
  const said = withoutQuotes(words.replace(/\r\n?/g, '\n').trim(), inner);
  const isFree = hasBreak || (kind !== 'subject' && isWholeLines(draft, place, from));
  const spoken = isFree ? (kind === 'paragraph' ? said : withoutLineMark(said)) : inOneLine(said, kind);
  // A subject line that takes its email in would leave no email.
  if (spoken === '' || (kind === 'subject' && hasBreak && !spoken.includes('\n'))) return null;
  const isSame = sameAround(draft, place);
  for (const way of waysToMark(inner, spoken)) {
    const piece = selected.slice(0, start) + way + selected.slice(start + inner.length);
    if (isSame(piece)) return piece;
  }
  return null;
}

function withoutQuotes(words: string, selected: string): string {
  return QUOTED.test(words) && !QUOTED.test(selected) ? words.slice(1, -1).trim() : words;
}

/** Where a line goes on behind the words, they are one. */
function inOneLine(words: string, kind: string): string {
  const lines = words.split('\n').map((line) => withoutLineMark(line).trim());
  const line = lines.filter(Boolean).join(' ');
  return kind === 'subject' ? line.replaceAll('**', '') : line;
}

/** True where the selection takes in all words of the lines that it touches. */
function isWholeLines(draft: string, { from, to }: QuoteMatch, wordsFrom: number): boolean {
  return /^[\s*]*$/.test(draft.slice(Math.min(wordsFrom, from), from)) && /^[ \t*]*(?:[\r\n]|$)/.test(draft.slice(to));
}

/** The ways in which bold may be marked in words that take the place of others: as they came, then as little else as can be. */
function* waysToMark(selected: string, words: string): Generator<string> {
  yield words;
  const bare = trimBy(selected, STAR);
  const left = selected.slice(0, selected.indexOf(bare));
  const right = selected.slice(left.length + bare.length);
  for (const text of [trimBy(words, STAR), trimBy(words.replaceAll('**', ''), STAR)]) {
    const all = text.split(/\s/);
    const [first, last] = [all[0]?.length ?? 0, text.length - (all.at(-1)?.length ?? 0)];
    const marked = [first, last, 0, text.length].map((at) => `${text.slice(0, at)}**${text.slice(at)}`);
    for (const [start, end] of [
      ['', ''],
      [left, right],
      [left, ''],
      ['', right],
    ] as const)
      for (const way of [text, ...marked]) yield start + way + end;
  }
}

/** Tells whether the rest of a draft is read as before when a piece takes the place of a part of it. */
function sameAround(draft: string, { from, to }: QuoteMatch): (piece: string) => boolean {
  const [head, tail] = [draft.slice(0, from), draft.slice(to)];
  const wanted = readAround(draft, from, to);
  return (piece) => readAround(head + piece + tail, from, from + piece.length) === wanted;
}

/** How the characters before and after a part of a draft are read: each with its place, in what it stands, whether it is bold and where it leads. */
function readAround(text: string, from: number, to: number): string {
  const { subjectRuns, blocks } = readDraft(text);
  const lines = blocks.map((block) => ({
    kind: block.kind,
    runs: (block.kind === 'list' ? block.items : block.lines).flat(),
  }));
  return [{ kind: 'subject', runs: subjectRuns }, ...lines]
    .flatMap(({ kind, runs }) =>
      runs.flatMap((run) => [
        describe(kind, run, run.from, run.text.slice(0, Math.max(0, from - run.from))),
        describe(kind, run, Math.max(run.from, to) - text.length, run.text.slice(Math.max(0, to - run.from))),
      ]),
    )
    .join('');
}

/** White space may be trimmed beside the seam. */
function describe(kind: string, { bold, href = '' }: TextRun, at: number, text: string): string {
  const look = `${kind}${bold ? '!' : ''}${href}`;
  return Array.from(text.matchAll(/\S/g), ({ index, 0: unit }) => `${at + index}${look}${unit}`).join('');
}
