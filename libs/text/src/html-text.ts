import { cleanText } from './characters';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|<!--[^<>]*-->/gi;
const UNSEEN = ['script', 'style', 'template'];
const PARAGRAPHS = /^(?:p|div|ul|ol|dl|table|h[1-6]|blockquote|section|article|header|footer|figure|pre)$/;
const LINES = /^(?:br|li|tr|dt|dd|caption|figcaption)$/;
const CELLS = /^t[dh]$/;
const COLSPAN = /\bcolspan\s{0,4}=\s{0,4}["']?(\d{1,2})/i;

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  sect: '§',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
};

interface Cell {
  text: string;
  span: number;
}

/**
 * The text of HTML: no markup, no scripts, entities read once, white space made one space. Paragraphs are parted by an
 * empty line; rows of tables and lists stand on lines of their own, and the cells of a row are parted by tabs.
 */
export function htmlText(html: string): string {
  let text = '';
  let at = 0;
  let unseen: string | null = null;
  let rows: Cell[][] = [];
  let cell: Cell | null = null;
  const add = (piece: string) => {
    if (cell) cell.text += piece;
    else text += piece;
  };
  const addText = (piece: string) => add(readEntities(piece.replace(/\s+/g, ' ')));
  const endTable = () => {
    text += `\n\n${tableText(rows)}\n\n`;
    rows = [];
    cell = null;
  };
  for (const { 0: tag, 1: close, 2: name = '', index } of html.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (unseen === null) {
      addText(html.slice(at, index));
      if (element === 'table') endTable();
      else if (element === 'tr') {
        cell = null;
        if (!close) rows.push([]);
      } else if (CELLS.test(element)) {
        cell = close ? null : { text: '', span: Math.max(1, Number(COLSPAN.exec(tag)?.[1] ?? 1)) };
        if (cell) (rows.at(-1) ?? rows[rows.push([]) - 1])?.push(cell);
      } else if (PARAGRAPHS.test(element)) add('\n\n');
      else if (LINES.test(element) && !close) add('\n');
    }
    if (unseen === null && !close && UNSEEN.includes(element)) unseen = element;
    else if (unseen === element && close) unseen = null;
    at = index + tag.length;
  }
  if (unseen === null) addText(html.slice(at));
  endTable();
  return cleanText(text)
    .split('\n')
    .map((line) =>
      line
        .replace(/[^\S\t]+/g, ' ')
        .replace(/^ /, '')
        .trimEnd(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** What has more columns is laid out by its cells alone. */
const MOST_COLUMNS = 60;

/**
 * The rows of a table. Columns that hold nothing but signs ('$', ')') or nothing at all belong to the figures beside
 * them; a cell that is alone in its row keeps its paragraphs, since tables are used to lay pages out, too.
 */
function tableText(rows: Cell[][]): string {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const places = columnsOf(rows.map((row) => row.map(({ text, span }) => ({ text: tidy(text), span }))));
  return rows
    .map((row) => {
      const [first, ...others] = row.filter(({ text }) => text.trim() !== '');
      const alone = others.length === 0 && first === row[0] ? (first?.text.trim() ?? '') : '';
      if (alone.includes('\n')) return `\n${alone}\n`;
      const line: string[] = [];
      let column = 0;
      for (const { text, span } of row) {
        const place = places[column] ?? column;
        line[place] = (line[place] ?? '') + tidy(text);
        column += span;
      }
      return Array.from(line, (text) => text ?? '').join('\t');
    })
    .join('\n');
}

/** Which column each column of a table becomes. */
function columnsOf(rows: Cell[][]): number[] {
  const seen: { figures: boolean; heads: boolean; tails: boolean }[] = [];
  for (const row of rows) {
    let column = 0;
    for (const { text, span } of row) {
      if (column >= MOST_COLUMNS) return [];
      const kinds = (seen[column] ??= { figures: false, heads: false, tails: false });
      if (span === 1 && /^[)%]+$/.test(text)) kinds.tails = true;
      else if (span === 1 && /^[$€£¥(]+$/.test(text)) kinds.heads = true;
      else if (span === 1 && text !== '') kinds.figures = true;
      column += span;
    }
  }
  let place = 0;
  return Array.from(seen, (kinds, column) => {
    const before = seen[column - 1];
    const isTail = kinds?.tails === true && !kinds.figures;
    const isAfterHead = before !== undefined && !before.figures && !before.tails;
    if (column > 0 && !isTail && (!isAfterHead || column === 1)) place += 1;
    return place;
  });
}

function readEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi,
    (whole, hex?: string, number?: string, name = '') => {
      if (!hex && !number) return ENTITIES[String(name)] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(number);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
