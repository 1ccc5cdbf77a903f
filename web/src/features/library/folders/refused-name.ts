import { fieldErrorsOf, HttpError } from '@/lib/http-error';

/** Why the server does not take the name of a folder, where it is the name: somebody has it, or it is not valid. */
export function refusedName(error: Error): string | null {
  const isTaken = error instanceof HttpError && error.status === 409;
  return fieldErrorsOf(error)['name'] ?? (isTaken ? (error.body?.message ?? null) : null);
}
