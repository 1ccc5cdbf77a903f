import type { Cell, DocumentContent, Row, Table, TaggedFact } from '../document/document';
import { readScale } from '../facts/scale';
import type { TableFact } from '../facts/table-facts';
import { headingOf } from '../facts/heads';
import { phrased, says, saysWithin } from '../lexicon/phrases';

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
  const [counted = '', per] = unit.split('/').map((name) => name.slice(name.lastIndexOf(':') + 1));
  if (counted === 'pure') return '';
  const sign = SIGNS[counted] ?? counted;
  if (per !== undefined) return `${sign} per ${per.endsWith('s') ? per.slice(0, -1) : per}`;
  const isMoney = counted.length === 3 && counted === counted.toUpperCase();
  return isMoney ? join(sign, SCALES[scale]) : scaled(counted, scale);
}

const CURRENCIES = '$€£¥';
const COUNTRIES = ['US', 'HK', 'NT', 'A', 'C', 'R'];
const PERCENT = ['percent', 'percentage', '%'];
const PER_SHARE = ['share', 'unit'];

/** The first sign of money in a text: '$', 'US$'; nothing where there is none. */
function currencyIn(text: string): string {
  const at = [...CURRENCIES]
    .flatMap((one) => (text.includes(one) ? text.indexOf(one) : []))
    .toSorted((a, b) => a - b)[0];
  if (at === undefined) return '';
  const sign = text.charAt(at);
  const country = sign === '$' ? (COUNTRIES.find((one) => text.slice(0, at).endsWith(one)) ?? '') : '';
  return country + sign;
}

/** What heads and labels say of what is counted wins over what the statement is in; without a sign of money none is said. */
function unitAround(cell: Cell, { content: { text }, table, row, read }: Known): string {
  if (!read || read.unit === 'percent' || read.unit === 'points' || read.unit === 'multiple') return '';
  const printed = text.slice(cell.from, cell.to);
  const around = [...row.labels, ...(table.columns[cell.column]?.heads ?? [])].join('\n');
  if (currencyIn(printed) === '' && says(around, ...PERCENT)) return 'percent';
  const heading = headingOf(table);
  const said = readScale(heading);
  if (read.unit === 'shares') return said.shares === null ? 'shares (scale not said)' : scaled('shares', said.shares);
  const sign = currencyIn(`${printed}\n${heading}\n${columnText(table, cell, text)}`) || dollarsIn(heading);
  if (read.unit === 'per share' || PER_SHARE.some((one) => saysWithin(phrased(around), ['per', one], 1)))
    return join(sign, 'per share');
  if (sign === '') return said.money === null ? '' : (SCALES[said.money] ?? '');
  return withDoubt(join(sign, SCALES[read.scale]), said.money ?? 0, read.scale);
}

const dollarsIn = (heading: string): string => (says(heading, 'dollars') ? '$' : '');

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
