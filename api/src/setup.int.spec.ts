import { spawnSync } from 'node:child_process';
import { makeDatabase, TestProcess } from '@copydesk/testing';

const SETUP = 'dist/api/src/setup.main.js';
const PASSWORD = 'a-first-password';

test.each([
  ['the command that starts it', (env: Record<string, string>) => TestProcess.run(SETUP, env)],
  [
    'a pipe',
    (env: Record<string, string>) =>
      Promise.resolve(
        spawnSync(process.execPath, [SETUP], { env: { ...process.env, ...env }, encoding: 'utf8' }).stdout,
      ),
  ],
])('the first password never goes into what %s keeps as a log', async (_, setUp) => {
  const database = await makeDatabase();
  const output = await setUp({ DATABASE_URL: database.url, ADMIN_INITIAL_PASSWORD: PASSWORD });
  expect(await database.query(`SELECT role FROM users WHERE username = 'admin'`)).toEqual([{ role: 'admin' }]);
  expect(output).not.toContain(PASSWORD);
  await database.drop();
});
