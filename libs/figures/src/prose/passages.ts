import type { Block, DocumentContent, Place } from '../document/document';

/** A piece of prose with a figure, as long as a draft may be. */
export interface Passage extends Place {
  page: number | null;
  section: string | null;
  speaker?: string;
}

const DIGIT = /\d/;
/** Shorter lines are headings, names and numbers of pages. */
const SHORTEST = 40;
const LONGEST = 5_000;
const LONGEST_NAME = 60;
const ENDS = '.!?:;,”"';

/** The paragraphs that have figures, one by one; a text without paragraphs is cut at its lines. */
export function passagesOf({ text, blocks }: DocumentContent): Passage[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? linesOf(text, block) : []));
}

function linesOf(text: string, block: Extract<Block, { kind: 'paragraph' }>): Passage[] {
  const passages: Passage[] = [];
  let { speaker } = block;
  for (let from = block.from; from < block.to;) {
    const end = text.indexOf('\n', from);
    const to = Math.min(end < 0 ? block.to : end, block.to);
    const line = text.slice(from, to).trim();
    // A line with nothing but a name stands over what its bearer says.
    if (isName(line) && to < block.to) speaker = line;
    if (line.length >= SHORTEST && line.length <= LONGEST && DIGIT.test(line)) {
      const { page, section } = block;
      passages.push({ from, to, page, section, ...(speaker !== undefined && { speaker }) });
    }
    from = to + 1;
  }
  return passages;
}

const isName = (line: string): boolean =>
  line !== '' && line.length < LONGEST_NAME && !DIGIT.test(line) && !ENDS.includes(line.at(-1) ?? '');
