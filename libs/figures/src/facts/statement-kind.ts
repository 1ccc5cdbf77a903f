import type { Table } from '../document/document';
import { measuresNamed } from '../lexicon/measures';
import type { MeasureId } from './fact';
import { readLabel } from './label';

export type Statement = 'balance' | 'flow' | null;

const BALANCE = /\bbalance sheets?\b|\bstatements? of financial (?:position|condition)\b/i;
const FLOW =
  /\bstatements? of (?:\w+ )?(?:operations|income|earnings|cash flows?|comprehensive)|\b(?:income|cash flows?) statements?\b/i;

/** Rows that only one kind of statement has together. */
const TELLING: { statement: Statement; rows: MeasureId[] }[] = [
  { statement: 'flow', rows: ['revenue', 'pretax income', 'net income'] },
  { statement: 'flow', rows: ['revenue', 'operating income', 'income tax expense', 'net income'] },
  { statement: 'flow', rows: ['operating cash flow', 'financing cash flow'] },
  { statement: 'balance', rows: ['total assets', 'total liabilities and equity'] },
];

/** Whether a table is called a statement. */
export const isTitled = ({ caption }: Table): boolean => BALANCE.test(caption) || FLOW.test(caption);

/** What kind of statement a table is, by its title, else by rows that only one kind has. */
export function kindOf(table: Table): Statement {
  const { caption, section, rows, columns } = table;
  const within = [...(columns[0]?.heads ?? []), ...(rows[0]?.labels.slice(0, -1) ?? [])];
  const title = [...within, caption, section ?? ''].join('\n');
  if (BALANCE.test(title) && !FLOW.test(title)) return 'balance';
  if (FLOW.test(title)) return 'flow';
  const labels = rows.map((row) => row.labels.at(-1) ?? '');
  const named = new Set(labels.flatMap((label) => measuresNamed(readLabel(label).name).map(({ measure }) => measure)));
  // Selected figures are of both kinds.
  const isBalance = labels.some((label) => /^total (?:current )?(?:assets|liabilities)\b/i.test(label));
  if (isBalance) return named.has('revenue') || named.has('net income') ? null : 'balance';
  return TELLING.find((one) => one.rows.every((measure) => named.has(measure)))?.statement ?? null;
}
