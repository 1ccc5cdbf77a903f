import type { Place } from '../document/document';

/** Longer lines are paragraphs; shorter ones are as wide as a page. */
const WIDEST = 200;
/** A line that is much shorter than the others ends a paragraph. */
const SHORT = 0.75;
const BULLETS = '•▪●◦·–—-*';
/** Symbol fonts have their bullets in a range of their own. */
const SYMBOLS = { from: '\uF000', to: '\uF0FF' };

/** The lines of a paragraph, those that are only as wide as a page put together. */
export function wrapped(text: string, { from, to }: Place): Place[] {
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

export function isBullet(line: string): boolean {
  const [mark = '\t'] = line.trimStart();
  return line.startsWith('\t') || BULLETS.includes(mark) || (mark >= SYMBOLS.from && mark <= SYMBOLS.to);
}
