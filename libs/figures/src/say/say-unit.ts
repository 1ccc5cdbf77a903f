import type { Cell, DocumentContent, Row, Table, TaggedFact } from '../document/document';
import { readScale } from '../facts/scale';
import type { TableFact } from '../facts/table-facts';
import { headingOf } from '../facts/heads';

interface Known {
  content: DocumentContent;
  table: Table;
  row: Row;
  tag: TaggedFact | undefined;
  read: TableFact | undefined;
}

/** '$ millions', '$ per share', 'shares in thousands'; empty where the value says it itself, or nothing does. */
export function sayUnit(cell: Cell, known: Known): string {
  return known.tag ? unitOfTag(known.tag) : unitAround(cell, known);
}

const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

function unitOfTag({ unit, scale }: TaggedFact): string {
  const [counted = '', per] = unit.split('/').map((name) => name.replace(/^.*:/, ''));
  if (counted === 'pure') return '';
  const sign = SIGNS[counted] ?? counted;
  if (per !== undefined) return `${sign} per ${per.replace(/s$/, '')}`;
  const isMoney = /^[A-Z]{3}$/.test(counted);
  return isMoney ? join(sign, SCALES[scale]) : scaled(counted, scale);
}

const CURRENCY = /(?:US|HK|NT|[ACR])?\$|[€£¥]/;
const PERCENT = /\bpercent(?:age)?\b|%/i;

/** What heads and labels say of what is counted wins over what the statement is in; without a sign of money none is said. */
function unitAround(cell: Cell, { content: { text }, table, row, read }: Known): string {
  if (!read || read.unit === 'percent' || read.unit === 'points' || read.unit === 'multiple') return '';
  const printed = text.slice(cell.from, cell.to);
  const around = [...row.labels, ...(table.columns[cell.column]?.heads ?? [])].join('\n');
  if (!CURRENCY.test(printed) && PERCENT.test(around)) return 'percent';
  const heading = headingOf(table);
  const said = readScale(heading);
  if (read.unit === 'shares') return said.shares === null ? 'shares (scale not said)' : scaled('shares', said.shares);
  const sign = CURRENCY.exec(`${printed}\n${heading}\n${columnText(table, cell, text)}`)?.[0] ?? dollarsIn(heading);
  if (read.unit === 'per share' || /\bper\s+(?:\w+\s+)?(?:share|unit)\b/i.test(around)) return join(sign, 'per share');
  if (sign === '') return said.money === null ? '' : (SCALES[said.money] ?? '');
  return withDoubt(join(sign, SCALES[read.scale]), said.money ?? 0, read.scale);
}

const dollarsIn = (heading: string): string => (/\bdollars\b/i.test(heading) ? '$' : '');

/** The figures that stand in the same column. */
function columnText({ rows }: Table, { column }: Cell, text: string): string {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.column === column));
  return cells.map(({ from, to }) => text.slice(from, to)).join('\n');
}

const SCALES: Record<number, string | undefined> = { 3: 'thousands', 6: 'millions', 9: 'billions' };

const scaled = (what: string, scale: number): string => [what, SCALES[scale]].filter(Boolean).join(' in ');
const join = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');

/** A scale that the table does not say itself is that of most tables. */
function withDoubt(words: string, said: number, taken: number): string {
  return said === taken ? words : `${words} (scale assumed)`;
}
