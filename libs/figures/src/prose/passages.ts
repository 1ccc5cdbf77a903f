import type { DocumentContent, Paragraph, Place } from '../document/document';
import { wordsOf } from '../lexicon/normalise';

/** A piece of prose with a figure, as long as a draft may be. */
export interface Passage extends Place {
  /** Its words, each at its place, without the line breaks within it. */
  text: string;
  page: number | null;
  section: string | null;
  speaker?: string;
  /** It stands under a heading, or in a list, of what is expected. */
  isOutlook: boolean;
}

const DIGIT = /\d/;
/** A line that is an address says nothing of its numbers. */
const ADDRESS = /^https?:\/\/\S+$/;
/** Shorter lines are headings, names and numbers of pages. */
const SHORTEST = 20;
const LONGEST = 5_000;
const LONGEST_MARK = 160;
const MOST_DIGITS = 0.2;
/** Longer lines are paragraphs; shorter ones are as wide as a page. */
const WIDEST = 200;
/** A line that is much shorter than the others ends a paragraph. */
const SHORT = 0.75;
const ENDS = '.!?:;,”"';
const BULLETS = '•▪●◦·–—-*';
const OUTLOOK = new Set(['outlook', 'guidance', 'forecast', 'forecasts', 'expects', 'expected', 'targets']);

/** The paragraphs that have figures, one by one; a text without paragraphs is cut at its lines. */
export function passagesOf(content: DocumentContent): Passage[] {
  let isListed = false;
  return joined(content).flatMap((paragraph) => {
    const isHeaded = isOfOutlook(paragraph.section ?? '');
    return linesOf(content.text, paragraph).flatMap((line): Passage[] => {
      const shown = line.text.trim();
      // 'Our guidance is the following:' holds for its list.
      isListed = shown.endsWith(':') ? isOfOutlook(shown) : isListed && isBullet(line.text);
      const isLong = shown.length >= SHORTEST && shown.length <= LONGEST;
      const isProse =
        isLong && DIGIT.test(shown) && !ADDRESS.test(shown) && digitsIn(shown) < shown.length * MOST_DIGITS;
      return isProse ? [{ ...line, isOutlook: isHeaded || isListed }] : [];
    });
  });
}

/** Rows of numbers that no reader of tables took are no sentences. */
function digitsIn(text: string): number {
  let digits = 0;
  for (const sign of text) if (sign >= '0' && sign <= '9') digits += 1;
  return digits;
}

const isOfOutlook = (line: string): boolean => wordsOf(line).some((word) => OUTLOOK.has(word));

const isBullet = (line: string): boolean => line.startsWith('\t') || BULLETS.includes(line.trimStart()[0] ?? '\t');

/** Paragraphs as they are meant: one that begins in the middle of a sentence goes on with the one before. */
function joined({ text, blocks }: DocumentContent): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    const last = paragraphs.at(-1);
    if (last && last.speaker === block.speaker && goesOn(text, last, block)) {
      paragraphs[paragraphs.length - 1] = { ...last, to: block.to };
    } else paragraphs.push(block);
  }
  return paragraphs;
}

function goesOn(text: string, last: Paragraph, next: Paragraph): boolean {
  const first = text[next.from] ?? '';
  const isLower = first !== first.toUpperCase();
  return isLower && !ENDS.includes(text[last.to - 1] ?? '') && text.slice(last.to, next.from).trim() === '';
}

function linesOf(text: string, paragraph: Paragraph): Omit<Passage, 'isOutlook'>[] {
  const { page, section, speaker } = paragraph;
  const said = { ...paragraph, from: paragraph.from + speakerMark(text, paragraph) };
  return wrapped(text, said)
    .flatMap(piecesOf(text))
    .map(({ from, to }) => {
      const words = text.slice(from, to).replaceAll('\n', ' ');
      return { from, to, text: words, page, section, ...(speaker !== undefined && { speaker }) };
    });
}

/** How long the name is that a speech begins with: 'Ann Lee (CFO): We grew.' */
function speakerMark(text: string, { from, to, speaker }: Paragraph): number {
  const [name = ''] = speaker?.split(',') ?? [];
  const says = text.slice(from, Math.min(to, from + LONGEST_MARK));
  return name !== '' && says.startsWith(name) ? says.indexOf(': ') + 1 : 0;
}

/** A long speech, cut behind its sentences. */
const piecesOf =
  (text: string) =>
  ({ from, to }: Place): Place[] => {
    const pieces: Place[] = [];
    for (let start = from; start < to;) {
      const end = to - start <= LONGEST ? to : text.lastIndexOf('. ', start + LONGEST) + 1;
      const last = end > start ? end : to;
      pieces.push({ from: start, to: last });
      start = last;
    }
    return pieces;
  };

/** The lines of a paragraph, those that are only as wide as a page put together. */
function wrapped(text: string, { from, to }: Place): Place[] {
  const lines: Place[] = [];
  for (let start = from; start < to;) {
    const end = text.indexOf('\n', start);
    const last = end < 0 ? to : Math.min(end, to);
    lines.push({ from: start, to: last });
    start = last + 1;
  }
  const width = Math.max(...lines.map((line) => line.to - line.from));
  if (width > WIDEST) return lines;
  const passages: Place[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = passages.at(-1);
    if (last && isOpen && !isBullet(text.slice(line.from, line.to))) last.to = line.to;
    else passages.push({ ...line });
    const isLower = startsLower(text, line.to + 1);
    isOpen = line.to - line.from >= width * SHORT || isLower;
  }
  return passages;
}

const startsLower = (text: string, at: number): boolean => (text[at] ?? '') !== (text[at] ?? '').toUpperCase();
