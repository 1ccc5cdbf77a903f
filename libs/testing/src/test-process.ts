import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Jest and Playwright run in the checkout's root. */
const ROOT = process.cwd();

/** A built process of the product, started by a test. */
export class TestProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /**
   * Starts `dist/<name>/src/main.js` and waits until it serves; `output` is an open file that its output goes to.
   * @throws Error with its output where it ends before.
   */
  static start(name: 'api' | 'worker', env: Record<string, string>, output?: number): Promise<TestProcess> {
    const child = launch(`dist/${name}/src/main.js`, env, [], output);
    return new Promise((resolve, reject) => {
      child.on('message', (message: { type: string; port: number }) => {
        if (message.type === 'ready') resolve(new TestProcess(child, message.port));
      });
      void ended(child).then(({ code, output }) => reject(new Error(`${name} ended with ${code}: ${output}`)));
    });
  }

  /** Runs a built command to its end. @throws Error with its output where it fails. */
  static async run(path: string, env: Record<string, string>, args: string[] = []): Promise<string> {
    const { code, output } = await ended(launch(path, env, args));
    if (code !== 0) throw new Error(`${path} ended with ${code}: ${output}`);
    return output;
  }

  /** Resolves with the exit code, or the signal, when the process is gone. */
  get gone(): Promise<number | string | null> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode ?? signalCode);
    return new Promise((resolve) => this.child.once('exit', (code, signal) => resolve(code ?? signal)));
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Sends a signal and waits until the process is gone. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | string | null> {
    const { gone } = this;
    this.child.kill(signal);
    return gone;
  }
}

function launch(path: string, env: Record<string, string>, args: string[] = [], output?: number): ChildProcess {
  return fork(join(ROOT, path), args, {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', output ?? 'pipe', output ?? 'pipe', 'ipc'],
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  const gather = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-5_000));
  child.stdout?.on('data', gather);
  child.stderr?.on('data', gather);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
