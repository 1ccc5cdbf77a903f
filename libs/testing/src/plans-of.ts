import { Client, type QueryConfig } from 'pg';
import type { TemporaryDatabase } from './temporary-database';

/** A step of a plan, as Postgres carried it out: figures are those of one loop. */
export interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** What a body gives back, and the plans of all statements that it sent, each of which is carried out once more. */
export async function plansOf<T>(
  database: Pick<TemporaryDatabase, 'query'>,
  body: () => Promise<T>,
): Promise<{ result: T; plans: PlanNode[] }> {
  const sent = jest.spyOn(Client.prototype, 'query');
  const result = await body();
  const statements = sent.mock.calls.flatMap(([query]: unknown[]) => (isStatement(query) ? [query] : []));
  sent.mockRestore();
  const plans: PlanNode[] = [];
  for (const { text, values } of statements) {
    const [explained] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    if (explained) plans.push(explained['QUERY PLAN'][0].Plan);
  }
  return { result, plans };
}

function isStatement(query: unknown): query is QueryConfig {
  return typeof query === 'object' && query !== null && 'text' in query;
}
