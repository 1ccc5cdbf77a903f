import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a module that imports from this folder, and gathers what it prints. */
function runModule(source: string): { process: ChildProcess; lines: () => string[] } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { cwd: __dirname });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { process: child, lines: () => output.split('\n').filter(Boolean) };
}

async function waitFor(condition: () => boolean, ms: number): Promise<void> {
  for (let waited = 0; !condition(); waited += 50) {
    if (waited > ms) throw new Error(`It did not happen within ${ms} ms.`);
    await sleep(50);
  }
}

/** An ended process that nobody has buried yet has no command line any more. */
function isRunning(pid: number): boolean {
  try {
    return existsSync('/proc/self') ? readFileSync(`/proc/${pid}/cmdline`).length > 0 : process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('when things die', () => {
  const home = mkdtempSync(join(tmpdir(), 'copydesk-crashes-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('a process that crashes is started again after 1, 2, 4 and 8 seconds, and the fifth crash is the last', async () => {
    const crashing = join(home, 'crashing.cjs');
    writeFileSync(
      crashing,
      "process.send({ type: 'ready', port: 1 }); console.log('last words'); setTimeout(() => process.exit(3), 50);",
    );
    const { process: child, lines } = runModule(`
      import { Supervised } from './supervised.mjs';
      const options = { name: 'worker', args: [${JSON.stringify(crashing)}], env: process.env, logs: ${JSON.stringify(home)} };
      const supervised = new Supervised(options, console.log);
      await supervised.ready();
      console.log(await supervised.lost);
    `);
    await waitFor(() => child.exitCode !== null, 30_000);
    expect(lines()).toEqual([
      ...[1, 2, 4, 8].map((s) => `The worker ended with exit code 3: starting it again in ${s} s.`),
      'The worker crashed five times in a minute, last with exit code 3:',
      'last words',
    ]);
  }, 40_000);

  test('kill -9 of the command leaves no Postgres and no Redis behind, and the next start has the data', async () => {
    const start = (then: string) => `
      import { startPostgres } from './postgres.mjs';
      import { startRedis } from './redis.mjs';
      import { startNode } from './child.mjs';
      import pg from 'pg';
      const services = [await startPostgres(${JSON.stringify(home)}), await startRedis(${JSON.stringify(home)})];
      const client = new pg.Client(services[0].url);
      await client.connect();
      ${then}
    `;
    const first = runModule(
      start(`await client.query('create table kept (word text)');
             await client.query("insert into kept values ('still here')");
             // Like the api and the worker, it leaves by itself: the others must be ended all the same.
             startNode({ name: 'leaving', args: ['-e', "process.on('disconnect', process.exit)"], env: {}, logs: ${JSON.stringify(home)} });
             console.log(services.map(({ pid }) => pid).join());`),
    );
    await waitFor(() => first.lines().some((line) => /^\d+,\d+$/.test(line)), 20_000);
    const pids = (first.lines().at(-1) ?? '').split(',').map(Number);
    first.process.kill('SIGKILL');
    await waitFor(() => !pids.some(isRunning), 15_000);

    const second = runModule(
      start(`console.log((await client.query('select word from kept')).rows[0].word);
             await client.end();
             for (const service of services) await service.stop();`),
    );
    await waitFor(() => second.process.exitCode !== null, 30_000);
    expect(second.lines().at(-1)).toBe('still here');
  }, 60_000);
});
