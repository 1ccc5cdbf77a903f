import type { Table } from '../document/document';
import { measuresNamed } from '../lexicon/measures';
import type { MeasureId } from './fact';
import { readLabel } from './label';
import { begins, phrased, says, saysOne, saysWithin } from '../lexicon/phrases';

export type Statement = 'balance' | 'flow' | null;

const SHEETS = ['sheet', 'sheets'].map((sheet) => `balance ${sheet}`);
const POSITIONS = ['position', 'condition'].flatMap((of) => [
  `statement of financial ${of}`,
  `statements of financial ${of}`,
]);
const FLOWS = ['income', 'cash flow', 'cash flows'].flatMap((of) => [`${of} statement`, `${of} statements`]);
const OF_FLOWS = ['operations', 'income', 'earnings', 'cash', 'comprehensive'];

const isOfBalance = (title: string): boolean => says(title, ...SHEETS, ...POSITIONS);

function isOfFlow(title: string): boolean {
  const words = phrased(title);
  const isOf = (named: string) => OF_FLOWS.some((flow) => saysWithin(words, [named, flow], 1));
  return saysOne(words, FLOWS) || isOf('statement of') || isOf('statements of');
}

/** Rows that only one kind of statement has together. */
const TELLING: { statement: Statement; rows: MeasureId[] }[] = [
  { statement: 'flow', rows: ['revenue', 'pretax income', 'net income'] },
  { statement: 'flow', rows: ['revenue', 'operating income', 'income tax expense', 'net income'] },
  { statement: 'flow', rows: ['operating cash flow', 'financing cash flow'] },
  { statement: 'balance', rows: ['total assets', 'total liabilities and equity'] },
];

const TOTALS = ['total assets', 'total liabilities', 'total current assets', 'total current liabilities'];

/** Whether a table is called a statement. */
export const isTitled = ({ caption }: Table): boolean => isOfBalance(caption) || isOfFlow(caption);

/** What kind of statement a table is, by its title, else by rows that only one kind has. */
export function kindOf(table: Table): Statement {
  const { caption, section, rows, columns } = table;
  const within = [...(columns[0]?.heads ?? []), ...(rows[0]?.labels.slice(0, -1) ?? [])];
  const title = [...within, caption, section ?? ''].join('\n');
  if (isOfFlow(title)) return 'flow';
  if (isOfBalance(title)) return 'balance';
  const labels = rows.map((row) => row.labels.at(-1) ?? '');
  const named = new Set(labels.flatMap((label) => measuresNamed(readLabel(label).name).map(({ measure }) => measure)));
  // Selected figures are of both kinds.
  const isBalance = labels.some((label) => begins(label, ...TOTALS));
  if (isBalance) return named.has('revenue') || named.has('net income') ? null : 'balance';
  return TELLING.find((one) => one.rows.every((measure) => named.has(measure)))?.statement ?? null;
}
