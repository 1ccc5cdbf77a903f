import { firstCharacters } from './cut-middle';
import { isPageMarker, pagesOf } from './page-markers';
import { scorePassages } from './score-passages';

/** What is left of a document that is too long to be read whole. */
export interface Passages {
  /** In the order of the document, below the lines of their pages; a line `[...]` marks what was left out. */
  text: string;
  /** Of a document with pages: those of which a passage is there. */
  pages: number[];
  /** How many characters of the document are there. */
  kept: number;
}

/** How much of a document may be kept, in the unit of `sizeOf`. */
interface Room {
  room: number;
  sizeOf: (text: string) => number;
}

interface Passage {
  id: number;
  /** The heading under which it stands. */
  heading: string;
  text: string;
  /** The line of its page, and the page's number. */
  marker: string;
  page: number | null;
  /** Follows the one before it without a gap. */
  isNext: boolean;
}

const LONGEST = 1_800;
const SHORTEST = 200;
/** A table is parted only where it is so many times as long as a passage. */
const TABLE_TIMES = 3;
/** So many passages fit at least, so that one of them alone never takes all the room. */
const PASSAGES_AT_LEAST = 4;
const HEADING_MAX = 110;
const GAP = '[...]';
/** A page may hold nothing but its number. */
const WORD = /\p{L}/u;
/** Figures for every thousand characters, from which on a passage counts as one full of them. */
const FULL_OF_FIGURES = 30;
const FIGURES_WEIGHT = 0.5;
/** What a passage full of figures is worth that has no word of the query. */
const FIGURES_ALONE = 0.1;

/**
 * The passages of a document that say most of what a query asks for, as many as there is room for: by their words
 * (BM25), those of their heading and figures weigh more. Its beginning, which says what it is, comes first.
 */
export function bestPassages(document: string, query: string, { room, sizeOf }: Room): Passages {
  const longest = Math.max(SHORTEST, Math.min(LONGEST, Math.floor(room / PASSAGES_AT_LEAST)));
  const passages = passagesOf(document, longest);
  const ranked = rank(passages, query);
  const chosen = new Set<Passage>();
  let left = room;
  for (const passage of ranked) {
    const size = sizeOf(`\n\n${passage.marker}\n\n${GAP}\n${passage.text}\n${GAP}\n`);
    if (size > left) continue;
    chosen.add(passage);
    left -= size;
  }
  const kept = passages.filter((passage) => chosen.has(passage));
  if (kept.length === 0) return beginning(document, { room, sizeOf });
  return {
    text: render(kept, passages.length),
    pages: [...new Set(kept.flatMap(({ page }) => page ?? []))],
    kept: kept.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** For a room in which not one passage has its place. */
function beginning(document: string, { room, sizeOf }: Room): Passages {
  let text = firstCharacters(document, room);
  while (sizeOf(text) > room) text = firstCharacters(text, Math.floor(text.length / 2));
  return { text, pages: [], kept: text.length };
}

function rank(passages: Passage[], query: string): Passage[] {
  const scores = scorePassages(passages, query);
  const best = scores.reduce((most, score) => Math.max(most, score), 0) || 1;
  const worth = passages.map(({ text }, at) => {
    const figures = Math.min(1, figureShare(text) / FULL_OF_FIGURES);
    return ((scores[at] ?? 0) / best) * (1 + FIGURES_WEIGHT * figures) + FIGURES_ALONE * figures;
  });
  const [first, ...rest] = passages.filter(({ text }) => WORD.test(text));
  const ranked = rest.sort((a, b) => (worth[b.id] ?? 0) - (worth[a.id] ?? 0) || a.id - b.id);
  return first ? [first, ...ranked] : ranked;
}

function figureShare(text: string): number {
  return ((text.match(/\d[\d.,]*/g)?.length ?? 0) / Math.max(text.length, SHORTEST)) * 1_000;
}

function render(kept: Passage[], all: number): string {
  let text = '';
  let before: Passage | undefined;
  for (const passage of kept) {
    const isNext = before ? passage.id === before.id + 1 : passage.id === 0;
    const isOfPage = before?.marker === passage.marker;
    if (text) text += isNext && passage.isNext ? '\n' : '\n\n';
    if (!isNext && isOfPage) text += `${GAP}\n`;
    if (!isOfPage && passage.marker) text += `${isNext ? '' : `${GAP}\n\n`}${passage.marker}\n`;
    else if (!isOfPage && !isNext) text += `${GAP}\n`;
    text += passage.text;
    before = passage;
  }
  return before && before.id < all - 1 ? `${text}\n\n${GAP}` : text;
}

function passagesOf(document: string, longest: number): Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  for (const { number: page, from, to } of pagesOf(document)) {
    const whole = document.slice(from, to);
    const [line = ''] = whole.split('\n', 1);
    const marker = isPageMarker(line) ? line.trim() : '';
    const add = (text: string, isNext = false) =>
      passages.push({ id: passages.length, heading, text, marker, page, isNext });
    let gathered = '';
    const close = () => {
      if (gathered) add(gathered);
      gathered = '';
    };
    for (const block of whole.slice(marker ? line.length : 0).split(/\n\s*\n/)) {
      const text = block.replace(/^\n+/, '').trimEnd();
      if (text === '') continue;
      const isHeading = isHeadingLine(text);
      const most = text.includes('\t') ? longest * TABLE_TIMES : longest;
      if (gathered.length + text.length > most || (isHeading && gathered.length > longest / 4)) close();
      if (isHeading) heading = text;
      if (text.length <= most) gathered += (gathered && '\n\n') + text;
      else cutBlock(text, most).forEach((part, at) => add(part, at > 0));
    }
    close();
  }
  return passages;
}

function isHeadingLine(text: string): boolean {
  return text.length <= HEADING_MAX && !text.includes('\n') && /^[\p{Lu}\d(]/u.test(text) && !/[.;,:\d]$/.test(text);
}

/** A block in pieces of whole lines; a line that is longer than a piece is parted. */
function cutBlock(text: string, longest: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const line of text.split('\n').flatMap((whole) => cutLine(whole, longest))) {
    if (piece && piece.length + line.length > longest) {
      pieces.push(piece);
      piece = '';
    }
    piece += (piece && '\n') + line;
  }
  return [...pieces, piece];
}

function cutLine(line: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > longest) {
    const head = firstCharacters(rest, longest);
    const space = head.lastIndexOf(' ');
    const end = space > longest / 2 ? space : head.length;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
