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

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const SMALLEST = 0.01;

/** '$6.00', '< $0.01', '≥ $6.00' where some of it has no price, '~ $6.00' where tokens were estimated, 'No price' where none has. */
export function formatCost({
  cost,
  isPartial,
  isEstimated,
}: Pick<ModelCost, 'cost' | 'isPartial' | 'isEstimated'>): string {
  if (cost === null) return 'No price';
  if (isPartial) return `≥ ${DOLLARS.format(cost)}`;
  const words = cost > 0 && cost < SMALLEST ? `< ${DOLLARS.format(SMALLEST)}` : DOLLARS.format(cost);
  return isEstimated ? `~ ${words}` : words;
}

/** '1,000', '~ 1,000' where they were estimated. */
export function formatTokens(tokens: number, { isEstimated }: Pick<ModelCost, 'isEstimated'>): string {
  return `${isEstimated ? '~ ' : ''}${tokens.toLocaleString('en-US')}`;
}

/** What the days are compared by: the money, or the tokens where nothing has a price. */
export function daySizes(days: ModelCost[]): { unit: 'cost' | 'tokens'; sizes: number[] } {
  const costs = days.map(({ cost }) => cost ?? 0);
  if (costs.some((cost) => cost > 0)) return { unit: 'cost', sizes: costs };
  return { unit: 'tokens', sizes: days.map(tokensOf) };
}

export function tokensOf({ inputTokens, outputTokens }: Pick<ModelCost, 'inputTokens' | 'outputTokens'>): number {
  return inputTokens + outputTokens;
}
