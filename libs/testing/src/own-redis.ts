import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceUrl } from './temporary-database';

/** A Redis that a test may take away. */
export class OwnRedis {
  private readonly home = mkdtempSync(join(tmpdir(), 'copydesk-redis-'));
  private child: ChildProcess | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    // Also where its test broke off before it could stop it.
    process.once('exit', () => redis.child?.kill('SIGKILL'));
    await redis.start();
    return redis;
  }

  start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.home, '--save', ''];
    const child = spawn(serviceUrl('REDIS_SERVER'), [...options, '--appendonly', 'yes']);
    this.child = child;
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (lines: Buffer) => lines.toString().includes('Ready to accept') && resolve());
      child.once('exit', (code) => reject(new Error(`redis ended with ${code}`)));
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await gone;
  }

  /** It holds its connections and answers nothing. */
  hang(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.home, { recursive: true });
  }

  /** Forgets everything, as a Redis does that lost its disk. */
  async lose(): Promise<void> {
    await this.stop();
    rmSync(join(this.home, 'appendonlydir'), { recursive: true });
    await this.start();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
