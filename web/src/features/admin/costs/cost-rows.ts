import type { CostsResponse, ModelCost } from '@copydesk/contracts';
import type { CostTable } from './queries';

export interface CostRow extends ModelCost {
  key: string;
  name: string;
  /** What stands below the name. */
  note: string | null;
  /** When it was, where it was at one moment. */
  at: string | null;
}

/** The rows of a table of costs, whatever it is that cost. */
export function costRows(costs: CostsResponse, table: CostTable): CostRow[] {
  const plain = { note: null, at: null };
  if (table === 'tools') {
    return costs.perTool.map((row) => ({ ...row, ...plain, key: String(row.appId), name: row.appName ?? 'No tool' }));
  }
  if (table === 'users') {
    const named = costs.perUser.map((row) => ({ ...row, name: row.username ?? 'Deleted users' }));
    return named.map((row) => ({ ...row, ...plain, key: String(row.userId) }));
  }
  if (table === 'days') {
    return costs.perDay.toReversed().map((row) => ({ ...row, ...plain, key: row.date, name: row.date }));
  }
  return costs.perGeneration.map(({ createdAt, ...row }) => ({
    ...row,
    jobs: 1,
    key: row.jobId,
    name: row.appName ?? row.name.replaceAll('-', ' '),
    note: [row.username ?? 'Deleted user', ...row.models].join(' · '),
    at: createdAt,
  }));
}
