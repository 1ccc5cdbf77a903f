import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, TestProcess } from '@copydesk/testing';

/** A time in which somebody did something to a process, in milliseconds since 1970. */
export interface Disturbance {
  from: number;
  to: number;
}

const STOPS_WITHIN_S = 12;

/** A process of the product that is started again a second after it ended, as by a supervisor. */
export class Supervised {
  /** When it was killed, stopped or frozen by the one who plays faults. */
  readonly disturbed: Disturbance[] = [];
  /** How it ended by itself, or not as it was told to. */
  readonly ownEnds: string[] = [];
  private process: TestProcess | undefined;
  /** The one whose end was asked for. */
  private ended: TestProcess | undefined;
  private over = false;
  private logsTo: number | undefined;

  constructor(
    readonly name: 'api' | 'worker',
    private env: Record<string, string>,
    private readonly onStart: (port: number) => void = () => undefined,
  ) {}

  async start(): Promise<void> {
    const process = await TestProcess.start(this.name, this.env, this.logsTo);
    this.process = process;
    this.onStart(process.port);
    void this.startAgainAfter(process);
  }

  /** Ends it; the supervisor starts it again. Resolves with how it ended. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string | null> {
    this.ended = this.process;
    const from = Date.now();
    const code = (await this.process?.end(signal)) ?? null;
    this.disturbed.push({ from, to: Date.now() });
    return code;
  }

  /** Tells it to stop, which it does in order; notes where it does not. */
  async stopInOrder(): Promise<void> {
    // Another fault killed it a moment ago: it is not there to be told.
    if (this.ended === this.process) return;
    const from = Date.now();
    const code = await this.end('SIGTERM');
    const seconds = (Date.now() - from) / 1_000;
    if (code !== 0 || seconds > STOPS_WITHIN_S) {
      this.ownEnds.push(`the ${this.name} was told to stop and ended with ${code} after ${seconds} s`);
    }
  }

  /** Starts it again with another environment, logging to an open file where one is given, and waits until it serves. */
  async restartWith(change: Record<string, string>, logsTo?: number): Promise<void> {
    const before = this.process;
    this.env = { ...this.env, ...change };
    this.logsTo = logsTo;
    await this.stopInOrder();
    await eventually(() => (this.process === before ? null : true), 60_000);
  }

  /** It does nothing at all for a while. */
  async freeze(forMs: number): Promise<void> {
    const from = Date.now();
    this.signal('SIGSTOP');
    await sleep(forMs);
    this.signal('SIGCONT');
    this.disturbed.push({ from, to: Date.now() });
  }

  async close(): Promise<void> {
    this.over = true;
    this.signal('SIGCONT');
    await this.process?.end('SIGKILL');
  }

  private signal(signal: NodeJS.Signals): void {
    try {
      if (this.process?.pid) process.kill(this.process.pid, signal);
    } catch {
      // It is between its end and its next start.
    }
  }

  private async startAgainAfter(ended: TestProcess): Promise<void> {
    const code = await ended.gone;
    if (this.over) return;
    if (this.ended !== ended) this.ownEnds.push(`the ${this.name} ended by itself with ${code}`);
    for (;;) {
      await sleep(1_000);
      if (this.over) return;
      try {
        return await this.start();
      } catch {
        // Postgres may be away: it is tried again.
      }
    }
  }
}
