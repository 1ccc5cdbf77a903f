import type { EntityManager } from 'typeorm';

/**
 * Runs one statement and returns its rows, whatever kind of statement it is (the driver wraps those of UPDATE and
 * DELETE). Columns are called like properties: `user_id` -> `userId`. What lies in a JSON column stays as it is.
 */
export async function rows<T>(manager: EntityManager, statement: string, parameters: unknown[] = []): Promise<T[]> {
  const answer: unknown = await manager.query(statement, parameters);
  const found = /^\s*(update|delete)/i.test(statement) ? (answer as [object[], number])[0] : (answer as object[]);
  return found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])),
  ) as T[];
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
