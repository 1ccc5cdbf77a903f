import { WRONG_PIN, type ApiError } from '@copydesk/contracts';

/** An answer that was not 2xx. Its message is the status, a colon and the body, as documented. */
export class HttpError extends Error {
  readonly body: ApiError | null;

  constructor(
    readonly status: number,
    bodyText: string,
    statusText: string,
  ) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'HttpError';
    this.body = readApiError(bodyText);
  }
}

/** The server was not reached: whether it took the request is not known. */
export class NetworkError extends Error {
  constructor() {
    super('Copydesk could not be reached. Check your connection and try again.');
    this.name = 'NetworkError';
  }
}

/** The sentence of an error that a person may read. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof HttpError) return error.body?.message ?? fallback;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** The server's sentence where it refused what was asked; else the fallback: of its own faults it has nothing to say. */
export function refusalOf(error: unknown, fallback: string): string {
  return error instanceof HttpError && error.status < 500 ? (error.body?.message ?? fallback) : fallback;
}

/** What the server said about each field, by field. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return error instanceof HttpError ? (error.body?.errors ?? {}) : {};
}

/** A wrong PIN says nothing about the session. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401 && error.body?.message !== WRONG_PIN;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404;
}

function readApiError(bodyText: string): ApiError | null {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (!isRecord(body) || typeof body.message !== 'string' || typeof body.statusCode !== 'number') return null;
    return { statusCode: body.statusCode, message: body.message, errors: readErrors(body.errors) };
  } catch {
    return null;
  }
}

function readErrors(errors: unknown): Record<string, string> | undefined {
  if (!isRecord(errors)) return undefined;
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
