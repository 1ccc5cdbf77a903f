import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

const CONNECTION_CODES = /^(08...|57P0.|53...|ECONN.*|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/**
 * Cancelled for its time (57014, 25P03, 25P04), a lock that was not to be had (55P03), a transaction that others stood
 * in the way of (40P01, 40001), a server that is no longer the one that writes (25006), and its disk (58030).
 */
const PASSING_CODES = /^(57014|25P03|25P04|55P03|40P01|40001|25006|58030)$/;
const CONNECTION_WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection error|not queryable/i;

/** True where an error says that Postgres was away, held up or overloaded, so that the same statement may succeed later. */
export function isOutage(error: unknown): boolean {
  // The line broke between two statements of a transaction: nobody else releases one.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  if (error instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return CONNECTION_CODES.test(code) || PASSING_CODES.test(code) || CONNECTION_WORDS.test(cause.message);
}

/** True where an error says that a value must be unique and another row has it. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const cause: unknown = error.driverError;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
