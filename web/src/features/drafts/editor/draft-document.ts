import { type DraftPiece, type FormattedRun, readPieces } from '@copydesk/text';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { lineOf, type Line, linesOf, type Look, looksAlike, markUp, PLAIN } from './draft-lines';
import { schema } from './schema';

/** Words that stand at `pos` of the document and at `from` of the raw draft. */
export interface Place {
  pos: number;
  from: number;
  length: number;
}

interface Written {
  text: string;
  /** Where the words of the block stand, counted from its content; null where its text is read as something else. */
  places: Place[] | null;
}

/** What a draft is read as, to be edited. */
export function readDocument(text: string): Node {
  const pieces = readPieces(text);
  const [first, last] = [pieces[0], pieces.at(-1)];
  const attrs = { head: text.slice(0, first?.from), tail: last ? text.slice(last.to) : '' };
  return schema.node('doc', attrs, blocksOf(text, pieces));
}

/** The blocks that pieces of a raw text are edited as. */
export function blocksOf(text: string, pieces: DraftPiece[]): Node[] {
  const blocks: Node[] = [];
  let items: Node[] = [];
  const endList = () => {
    if (items.length > 0) blocks.push(schema.node('list', null, items));
    items = [];
  };
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    const attrs = { raw: text.slice(piece.from, piece.to), gap: before ? text.slice(before.to, piece.from) : null };
    const block = blockOf(piece, attrs);
    if (piece.kind === 'item') return items.push(block);
    endList();
    blocks.push(block);
  });
  endList();
  if (!blocks.some(({ type }) => type !== schema.nodes.subject)) blocks.push(schema.node('paragraph'));
  return blocks;
}

function blockOf({ kind, lines }: DraftPiece, attrs: Attrs): Node {
  const content = lines.flatMap((runs, index) => [
    ...(index > 0 ? [schema.node('line_break')] : []),
    ...runs.map((run) => schema.text(run.text, kind === 'subject' ? [] : marksOf(run))),
  ]);
  return schema.node(kind, attrs, content);
}

function marksOf({ bold, href }: FormattedRun): Mark[] {
  const link = href === undefined ? [] : [schema.mark('link', { href })];
  return bold ? [...link, schema.mark('bold')] : link;
}

/** The raw draft that a document says, with the places of its words. */
export function writeDocument(doc: Node): { text: string; places: Place[] } {
  let text = String(doc.attrs.head);
  const places: Place[] = [];
  let before: Node | null = null;
  doc.descendants((block, pos) => {
    if (!block.isTextblock) return true;
    const written = writeBlock(block);
    if (written.text === '') return false;
    if (before) text += gapBetween(before, block);
    const from = text.length;
    written.places?.forEach((place) =>
      places.push({ pos: pos + 1 + place.pos, from: from + place.from, length: place.length }),
    );
    text += written.text;
    before = block;
    return false;
  });
  return { text: text + String(doc.attrs.tail), places };
}

const known = new WeakMap<Node, Written>();

/** A block as it stands in a raw draft: as it stood there before, as far as it says the same. */
export function writeBlock(block: Node): Written {
  const written = known.get(block) ?? writeAnew(block);
  known.set(block, written);
  return written;
}

function writeAnew(block: Node): Written {
  const raw = typeof block.attrs.raw === 'string' ? block.attrs.raw : null;
  const kept = raw === null ? [] : [raw, ...patch(raw, block)];
  for (const text of kept) {
    const places = placesIn(block, text);
    if (places) return { text, places };
  }
  const text = markUp(block);
  return { text, places: text === '' ? [] : placesIn(block, text) };
}

function gapBetween(before: Node, block: Node): string {
  const [gap, kind] = [String(block.attrs.gap ?? ''), block.type.name];
  const breaks = gap.match(/\r\n?|\n/g)?.length ?? 0;
  const areParagraphs = before.type.name === 'paragraph' && kind === 'paragraph';
  if (breaks >= (areParagraphs ? 2 : 1)) return gap;
  return before.type.name === 'item' && kind === 'item' ? '\n' : '\n\n';
}

/** Where the words of a block stand in a text that is read as this very block; null where it is not. */
function placesIn(block: Node, text: string): Place[] | null {
  const kind = block.type.name;
  const [piece, ...others] = readPieces(text, { isBody: kind !== 'subject' });
  if (!piece || piece.kind !== kind || others.length > 0) return null;
  const wanted = linesOf(block);
  const isBlank = (runs: FormattedRun[]) => runs.every(({ text: words }) => words.trim() === '');
  // As the block's: one that holds nothing but marks counts between others.
  const lines = piece.lines.slice(
    piece.lines.findIndex((runs) => !isBlank(runs)),
    piece.lines.findLastIndex((runs) => !isBlank(runs)) + 1,
  );
  if (wanted.length !== lines.length) return null;
  const places = wanted.map((line, index) => placesOfLine(line, lines[index] ?? []));
  return places.every((found) => found !== null) ? places.flat() : null;
}

function placesOfLine({ text, looks, pos }: Line, runs: FormattedRun[]): Place[] | null {
  const places: Place[] = [];
  let at = 0;
  for (const run of trimRuns(runs)) {
    if (!text.startsWith(run.text, at)) return null;
    for (let index = 0; index < run.text.length; index += 1) {
      if (!looksAlike(run, looks[at + index]) && /\S/.test(run.text.charAt(index))) return null;
    }
    places.push({ pos: pos + at, from: run.from, length: run.text.length });
    at += run.text.length;
  }
  return at === text.length ? places : null;
}

/** A line may begin or end with a space that is bold. */
function trimRuns(runs: FormattedRun[]): FormattedRun[] {
  const end = runs
    .map(({ text }) => text)
    .join('')
    .trimEnd().length;
  let at = 0;
  return runs.flatMap((run, index) => {
    const text = run.text.slice(0, Math.max(0, end - at));
    at += run.text.length;
    const words = index === 0 ? text.trimStart() : text;
    return words === '' ? [] : [{ ...run, text: words, from: run.from + text.length - words.length }];
  });
}

interface Character {
  character: string;
  look: Look;
}

const BREAK: Character = { character: '\n', look: PLAIN };

const charactersOf = ({ text, looks }: Line): Character[] =>
  text.split('').map((character, at) => ({ character, look: looks[at] ?? PLAIN }));

/** The raw text of a block with what was changed in its words, and everything else as it was; none where marks lie there. */
function patch(raw: string, block: Node): string[] {
  const kind = block.type.name;
  const [piece, ...others] = readPieces(raw, { isBody: kind !== 'subject' });
  if (!piece || others.length > 0) return [];
  const old = piece.lines.flatMap((runs, index) => {
    const froms = runs.flatMap((run) => run.text.split('').map((_, at) => run.from + at));
    const shown = charactersOf(lineOf(runs)).map((character, at) => ({ ...character, from: froms[at] ?? 0 }));
    return [...(index > 0 ? [{ ...BREAK, from: (froms[0] ?? 1) - 1 }] : []), ...shown];
  });
  const now = linesOf(block).flatMap((line, index) => [...(index > 0 ? [BREAK] : []), ...charactersOf(line)]);
  const isSame = (one?: Character, other?: Character) =>
    one?.character === other?.character && looksAlike(one?.look, other?.look);
  let [start, end] = [0, 0];
  const most = Math.min(old.length, now.length);
  while (start < most && isSame(old[start], now[start])) start += 1;
  while (end < most - start && isSame(old[old.length - 1 - end], now[now.length - 1 - end])) end += 1;
  const middle = now
    .slice(start, now.length - end)
    .map(({ character }) => character)
    .join('');
  const { [start - 1]: before, [start]: first, [old.length - end - 1]: last, [old.length - end]: after } = old;
  const [afterBefore, beforeAfter] = [before ? before.from + 1 : undefined, after?.from ?? raw.length];
  // Marks beside what is changed stay where they can: whichever way is read as what is wanted.
  const isInserted = start === old.length - end;
  const within = isInserted ? [] : [[first?.from, last ? last.from + 1 : undefined]];
  const beside = isInserted
    ? [
        [afterBefore, afterBefore],
        [beforeAfter, beforeAfter],
      ]
    : [];
  return [
    ...within,
    ...beside,
    [afterBefore, last && last.from + 1],
    [first?.from, beforeAfter],
    [afterBefore, beforeAfter],
  ].flatMap(([from, to]) =>
    from === undefined || to === undefined || from > to ? [] : [raw.slice(0, from) + middle + raw.slice(to)],
  );
}
