import type { EmailResult, ResultMatches, ResultTarget } from '@copydesk/contracts';
import { LIMITS } from '@copydesk/contracts';
import { parseResult } from '@/lib/results/parse-result';
import type { Columns } from './columns';
import type { Report } from './read-report';

/** What a row of a report says. */
export interface ReportRow {
  line: number;
  /** What the report calls the email. */
  name: string;
  result: EmailResult | null;
  /** Why it cannot be brought in. */
  problem: string | null;
}

const UNKNOWN = '';

/** What the rows say, by the columns that were chosen. */
export function rowsOf({ rows }: Report, columns: Columns): ReportRow[] {
  return rows.map(({ line, cells }) => {
    const said = (column: number | null) => (column === null ? UNKNOWN : (cells[column] ?? UNKNOWN).trim());
    const name = said(columns.name).slice(0, LIMITS.titleMax);
    const day = dayOf(said(columns.sentOn));
    if (name === '') return { line, name, result: null, problem: 'It does not say which email it is about' };
    if (day === null) return { line, name, result: null, problem: `“${said(columns.sentOn)}” is no date` };
    const { result, errors } = parseResult({
      sent: said(columns.sent),
      opened: said(columns.opened),
      clicked: said(columns.clicked),
      sold: said(columns.sold),
      unsubscribed: said(columns.unsubscribed),
      sentOn: day,
    });
    return { line, name, result, problem: errors && (Object.values(errors)[0] ?? 'It cannot be read') };
  });
}

/** A date as senders write it, as YYYY-MM-DD; null where it is none. */
function dayOf(text: string): string | null {
  if (text === '' || text === '-') return '';
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso) return iso;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export interface ReadyRow extends ReportRow {
  result: EmailResult;
  target: ResultTarget;
}

/** A row that is left out, with the emails that it may mean where they are several. */
export interface LeftRow extends ReportRow {
  problem: string;
  choices: ResultTarget[];
}

/** The rows that can be brought in, and those that cannot. `chosen` says of a line which email it means. */
export function sortRows(rows: ReportRow[], matches: ResultMatches, chosen: Partial<Record<number, string>>) {
  const ready: ReadyRow[] = [];
  const left: LeftRow[] = [];
  const taken = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const found = matches[at] ?? [];
    const [only] = found;
    const target = found.length > 1 ? found.find(({ kind, id }) => `${kind}/${id}` === chosen[row.line]) : only;
    const before = target && taken.get(`${target.kind}/${target.id}`);
    if (row.problem !== null || row.result === null)
      left.push({ ...row, problem: row.problem ?? 'It cannot be read', choices: [] });
    else if (!only) left.push({ ...row, problem: 'No email of yours has this title or subject line', choices: [] });
    else if (!target) left.push({ ...row, problem: `${found.length} of your emails are called so`, choices: found });
    else if (before !== undefined)
      left.push({
        ...row,
        problem: `It is about the same email as line ${before}`,
        choices: found.length > 1 ? found : [],
      });
    else {
      taken.set(`${target.kind}/${target.id}`, row.line);
      ready.push({ ...row, result: row.result, target });
    }
  }
  return { ready, left };
}
