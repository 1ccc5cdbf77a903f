import { writeSync } from 'node:fs';
import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';

/**
 * Makes the process's log: JSON lines on stdout. Errors are told by type, code, message and stack only, since
 * those of libraries carry statements, parameters and headers: a user's text and secrets. Of what another server
 * answered, status and code alone are told.
 */
export function createLog(level: string, process: 'api' | 'worker', to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { process },
    redact: ['password', '*.password', 'authorization', '*.authorization', 'cookie', '*.cookie', 'apiKey', '*.apiKey'],
    serializers: { err: describeError },
  };
  return pino(options, to ?? stdout());
}

/** Of what cannot be written, so many bytes are kept for later; what comes on top is lost. */
const KEPT_BYTES = 1_000_000;

/** Our output, without which everything goes on: a full disk under it, or a broken one, costs lines and nothing else. */
function stdout(): DestinationStream {
  const to = pino.destination({ dest: 1, sync: false, maxLength: KEPT_BYTES });
  let failed = false;
  to.on('error', (error: NodeJS.ErrnoException) => {
    if (!failed) tell(`The log cannot be written (${error.code}): lines of it may be lost.\n`);
    failed = true;
    // At the end of the process pino would try for ever to write what is left.
    to.flushSync = () => undefined;
  });
  return to;
}

function tell(sentence: string): void {
  try {
    writeSync(2, sentence);
  } catch {
    // The same disk.
  }
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  // What another server says in its own words may quote the key that it was sent, or a user's text.
  if ('status' in error && 'headers' in error)
    return { type: error.constructor.name, status: error.status, code, cause };
  // A parser quotes what it could not read.
  if (error.name === 'SyntaxError') return { type: error.name, cause };
  return { type: error.name, code, message: error.message, stack: error.stack, cause };
}

export type Log = Logger;

/** Lets Nest write its own lines to our log. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}

  log(message: unknown, name?: string): void {
    this.target.debug({ name }, String(message));
  }

  warn(message: unknown, name?: string): void {
    this.target.warn({ name }, String(message));
  }

  error(message: unknown, stack?: string, name?: string): void {
    this.target.error({ name, stack }, message instanceof Error ? message.message : String(message));
  }

  fatal(message: unknown, stack?: string, name?: string): void {
    this.target.fatal({ name, stack }, message instanceof Error ? message.message : String(message));
  }
}
