import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

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
