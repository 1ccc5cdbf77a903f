import { pagesOf } from '@copydesk/text';
import type { DocumentContent } from '../document';
import { segmentsOf } from '../lines/segments';
import { type Turn, turnsOf } from './speakers';
import { TextBlocks } from './text-blocks';
import { textLines } from './text-lines';
import { type TextLine } from './text-line';

/** So many lines are looked at together, and more where they are not parted. */
const LINES_AT_ONCE = 200;
const MOST_LINES_AT_ONCE = 400;
const MOST_PAGES = 100_000;

/** Finds blocks in a text that has nothing but its characters, and stays as it is. `isCall` is known of captions. */
export function readText(text: string, { isCall = false } = {}): DocumentContent {
  const pages = pagesOf(text).map((page) => ({
    number: page.number === 0 || (page.number ?? 0) > MOST_PAGES ? null : page.number,
    lines: textLines(text, { from: startOf(page, text), to: page.to }),
  }));
  const turns = turnsOf(
    pages.flatMap(({ lines }) => lines),
    isCall,
  );
  const blocks = new TextBlocks();
  let speaker: string | undefined;
  for (const { number, lines } of pages) {
    blocks.page = number;
    for (const part of partsOf(lines)) {
      for (const { kind, first, end } of segmentsOf(part)) {
        const within = part.slice(first, end);
        if (kind === 'table' && blocks.table(within)) continue;
        for (const paragraph of paragraphsOf(within, turns)) {
          const turn = turns.get(paragraph[0]);
          speaker = turn?.speaker ?? speaker;
          blocks.paragraph(paragraph, turn?.isAlone ? undefined : speaker);
        }
      }
    }
  }
  return { text, blocks: blocks.end(), filing: null, hasBrokenTags: false };
}

/** Where the text of a page begins, behind its marker. */
function startOf({ number, from, to }: { number: number | null; from: number; to: number }, text: string): number {
  return number === null ? from : Math.min(text.indexOf('\n', from) + 1 || to, to);
}

/** Lines in parts of a few hundred: time grows with the square of what is looked at together. */
function partsOf(lines: TextLine[]): TextLine[][] {
  const parts: TextLine[][] = [];
  let part: TextLine[] = [];
  for (const line of lines) {
    if (part.length >= (line.isApart ? LINES_AT_ONCE : MOST_LINES_AT_ONCE)) {
      parts.push(part);
      part = [];
    }
    part.push(line);
  }
  return part.length > 0 ? [...parts, part] : parts;
}

type Paragraph = [TextLine, ...TextLine[]];

/** Lines that are not parted are one paragraph; who begins to speak begins one. */
function paragraphsOf(lines: TextLine[], turns: ReadonlyMap<TextLine, Turn>): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isBegun = false;
  for (const line of lines) {
    const turn = turns.get(line);
    const last = paragraphs.at(-1);
    if (last && isBegun && !line.isApart && !turn) last.push(line);
    else paragraphs.push([line]);
    isBegun = turn?.isAlone !== true;
  }
  return paragraphs;
}
