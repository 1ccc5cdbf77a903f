import type { Logger } from 'pino';

export interface RunningProcess {
  port: number;
  close: () => Promise<void>;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** The last moment of an orderly stop, in milliseconds. */
const STOP_WITHIN_MS = 25_000;

/**
 * Runs a process: starts it, tells its parent the port (`{ type: 'ready', port }`), and stops it in order on SIGTERM
 * or SIGINT. A start that fails, and an error that nobody caught, end it with code 1.
 */
export function runProcess(log: Logger, start: () => Promise<RunningProcess>): void {
  process.on('uncaughtException', (error) => fail(log, error));
  process.on('unhandledRejection', (error) => fail(log, error));
  // Libraries warn on the console: a full disk under it ends nothing either.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // The first process of a container hears of no signal that it does not listen to.
  const leave = () => process.exit(0);
  SIGNALS.forEach((signal) => process.once(signal, leave));
  start().then(
    (running) => {
      SIGNALS.forEach((signal) => process.off(signal, leave));
      stopOnSignals(log, running);
      log.info({ port: running.port }, 'ready');
      process.send?.({ type: 'ready', port: running.port });
    },
    (error: unknown) => fail(log, error),
  );
}

function stopOnSignals(log: Logger, running: RunningProcess): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(log, error),
    );
  };
  SIGNALS.forEach((signal) => process.on(signal, stop));
  // A parent that dies takes its children along.
  if (process.send) process.on('disconnect', () => stop('disconnect'));
}

function fail(log: Logger, error: unknown): void {
  log.fatal({ err: error }, error instanceof Error ? error.message : 'the process failed');
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 100).unref();
}
