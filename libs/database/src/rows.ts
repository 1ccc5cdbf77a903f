import type { EntityManager } from 'typeorm';

/** Runs one statement and returns its rows, whatever kind of statement it is (the driver wraps those of UPDATE and DELETE). */
export async function rows<T>(manager: EntityManager, statement: string, parameters: unknown[] = []): Promise<T[]> {
  const answer: unknown = await manager.query(statement, parameters);
  return /^\s*(update|delete)/i.test(statement) ? (answer as [T[], number])[0] : (answer as T[]);
}
