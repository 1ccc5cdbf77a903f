/** A piece of text where the PDF put it; `transform` ends with its x and y. */
export interface PageItem {
  str: string;
  hasEOL: boolean;
  transform: number[];
  height: number;
}

/** Lines that are further apart than this many line heights belong to two paragraphs. */
const PARAGRAPH_GAP = 1.7;

/** The text of one PDF page: rows stay lines, and a wide gap between two lines becomes a blank one. */
export function pageText(items: PageItem[]): string {
  let text = '';
  let lineY: number | null = null;
  let height = 0;
  for (const item of items) {
    const y = item.transform[5] ?? 0;
    if (item.str.trim() !== '') {
      if (text.endsWith('\n') && lineY !== null && Math.abs(lineY - y) > PARAGRAPH_GAP * (height || item.height))
        text += '\n';
      lineY = y;
      height = item.height;
    }
    text += item.str;
    if (item.hasEOL && !text.endsWith('\n')) text += '\n';
  }
  return tidy(text);
}

/** Joins a figure with its sign, which tables set in columns of their own. */
function tidy(text: string): string {
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/([$€£]) (?=[(\d])/g, '$1')
    .replace(/(?<=[\d)]) %/g, '%')
    .trim();
}
