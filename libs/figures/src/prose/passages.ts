import type { Outlook } from '../claims/context';
import type { DocumentContent, Paragraph, Place } from '../document/document';
import { wordsOf } from '../lexicon/normalise';
import { isBullet, wrapped } from './wrapped-lines';
import { has, hasDigit, isSpace } from '../characters';

/** A piece of prose with a figure, as long as a draft may be. */
export interface Passage extends Place {
  /** Its words, each at its place, without the line breaks within it. */
  text: string;
  page: number | null;
  section: string | null;
  speaker?: string;
  /** What stands over it, where that says that it is expected: 'Our guidance for fiscal 2024 is the following:'. */
  outlook: Outlook | null;
  /** Where a place of its words stands in the document. */
  placeOf: (at: number) => number;
}

/** A raised mark of a footnote, set behind its word: 'rate2'. */
const NOTE = /(?<=\p{L}{3})\d(?![\p{L}\d])/gu;
/** Shorter lines are headings, names and numbers of pages. */
const SHORTEST = 20;
const LONGEST = 5_000;
const LONGEST_TITLE = 60;
const LONGEST_MARK = 160;
const MOST_DIGITS = 0.2;
const ENDS = '.!?:;,”"';
const OUTLOOK = new Set(['outlook', 'guidance', 'forecast', 'forecasts', 'expects', 'expected', 'targets']);

/** The paragraphs that have figures, one by one; a text without paragraphs is cut at its lines. */
export function passagesOf(content: DocumentContent): Passage[] {
  let list: Outlook | null = null;
  return joined(content).flatMap((paragraph) => {
    const heading = paragraph.section ?? '';
    const headed = isOfOutlook(heading) ? { says: heading, isCertain: false } : null;
    return linesOf(content.text, paragraph).flatMap((line): Passage[] => {
      const shown = line.text.trim();
      // 'Our guidance is the following:' and 'First Quarter 2025 Guidance' hold for their lists.
      if (shown.endsWith(':') || isTitle(shown)) list = isOfOutlook(shown) ? { says: shown, isCertain: true } : null;
      else if (!isBullet(line.text)) list = null;
      const isLong = shown.length >= SHORTEST && shown.length <= LONGEST;
      const isProse = isLong && hasDigit(shown) && !isAddress(shown) && digitsIn(shown) < shown.length * MOST_DIGITS;
      return isProse ? [{ ...line, outlook: list ?? headed }] : [];
    });
  });
}

/** A line that is an address says nothing of its numbers. */
const isAddress = (line: string): boolean =>
  (line.startsWith('http://') || line.startsWith('https://')) && !has(line, isSpace);

/** A short line that is no sentence. */
const isTitle = (line: string): boolean =>
  line.length <= LONGEST_TITLE && isOfOutlook(line) && !isBullet(line) && !ENDS.includes(line.at(-1) ?? '');

/** Rows of numbers that no reader of tables took are no sentences. */
function digitsIn(text: string): number {
  let digits = 0;
  for (const sign of text) if (sign >= '0' && sign <= '9') digits += 1;
  return digits;
}

export const isOfOutlook = (line: string): boolean => wordsOf(line).some((word) => OUTLOOK.has(word));

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

function linesOf(text: string, paragraph: Paragraph): Omit<Passage, 'outlook'>[] {
  const { page, section, speaker } = paragraph;
  const said = { ...paragraph, from: paragraph.from + speakerMark(text, paragraph) };
  return wrapped(text, said)
    .flatMap(piecesOf(text))
    .map(({ from, to }) => {
      const words = text.slice(from, to).replaceAll('\n', ' ').replaceAll(NOTE, ' ');
      return {
        from,
        to,
        text: words,
        page,
        section,
        placeOf: (at) => from + at,
        ...(speaker !== undefined && { speaker }),
      };
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
