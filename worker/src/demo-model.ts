import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Log } from '@copydesk/observability';

const AGAIN_AFTER_MS = 1_000;

/**
 * The demo model in a process of its own, so that no text that it reads by rule ever holds a worker up. Where it ends,
 * it is started again at the same address.
 */
export class DemoModelProcess {
  private child: ChildProcess | null = null;
  private isClosing = false;

  private constructor(
    private readonly pace: number,
    private readonly log: Log,
  ) {}

  static async start(pace: number, log: Log): Promise<{ url: string; close: () => void }> {
    const demo = new DemoModelProcess(pace, log);
    const url = await demo.run('0');
    return { url, close: () => demo.close() };
  }

  private async run(port: string): Promise<string> {
    // None of our secrets is its business.
    const child = fork(join(__dirname, 'demo-model.main.js'), [port, String(this.pace)], { env: {} });
    this.child = child;
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the demo model ended with ${code}`)));
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }];
    ended.catch((error: unknown) => void this.again(new URL(message.url).port, error));
    return message.url;
  }

  private async again(port: string, error: unknown): Promise<void> {
    if (this.isClosing) return;
    this.log.error({ err: error }, 'the demo model is started again');
    await setTimeout(AGAIN_AFTER_MS);
    if (!this.isClosing) await this.run(port).catch((failed: unknown) => this.again(port, failed));
  }

  private close(): void {
    this.isClosing = true;
    this.child?.kill('SIGKILL');
  }
}
