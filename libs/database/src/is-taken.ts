import { QueryFailedError } from 'typeorm';

/** True where an error says that a value must be unique and another row has it. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
