import { Client, Pool, type QueryConfig } from 'pg';
import { QueryRunnerAlreadyReleasedError, type EntityManager } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/**
 * Runs one statement and returns its rows. Columns are called like properties: `user_id` -> `userId`. What lies in a JSON
 * column stays as it is.
 */
export function rows<T>(manager: EntityManager, statement: string, parameters: unknown[] = []): Promise<T[]> {
  return run(manager, { text: statement, values: parameters });
}

/** The same for one of the statements that are run all the time, with the same text each time: a line reads it once. */
export function hotRows<T>(manager: EntityManager, statement: string, parameters: unknown[] = []): Promise<T[]> {
  const name = names.get(statement) ?? `hot-${names.size}`;
  names.set(statement, name);
  return run(manager, { name, text: statement, values: parameters });
}

const names = new Map<string, string>();

/** By the driver itself: what the mapper does around a statement takes longer than to send it. */
async function run<T>({ dataSource: { driver }, queryRunner }: EntityManager, query: QueryConfig): Promise<T[]> {
  if (queryRunner) {
    // It would open another line, outside of the transaction.
    if (queryRunner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    return ask<T>(await queryRunner.connect(), query);
  }
  const pool: unknown = driver instanceof PostgresDriver ? driver.master : null;
  if (!(pool instanceof Pool)) throw new Error('The data source is not connected.');
  const line = await pool.connect();
  try {
    return await ask<T>(line, query);
  } finally {
    line.release();
  }
}

async function ask<T>(line: unknown, query: QueryConfig): Promise<T[]> {
  if (!(line instanceof Client)) throw new Error('The data source is not connected by pg.');
  const { rows: found } = await line.query<Record<string, unknown>>(query);
  const [first] = found;
  if (!first) return [];
  const columns = Object.keys(first).map((name) => [name, propertyOf(name)] as const);
  return found.map((row) => Object.fromEntries(columns.map(([name, property]) => [property, row[name]]))) as T[];
}

const properties = new Map<string, string>();

function propertyOf(column: string): string {
  const known = properties.get(column);
  if (known !== undefined) return known;
  const property = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  properties.set(column, property);
  return property;
}
