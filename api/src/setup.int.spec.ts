import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readConfig } from '@copydesk/config';
import { Database } from '@copydesk/database';
import { makeDatabase, query, serviceUrl, TestProcess } from '@copydesk/testing';
import { setUp } from './setup';

const SETUP = 'dist/api/src/setup.main.js';
const PASSWORD = 'a-first-password';

type Environment = Record<string, string>;
const settings = (url: string): Environment => ({
  DATABASE_URL: url,
  REDIS_URL: serviceUrl('REDIS_URL'),
  ADMIN_INITIAL_PASSWORD: PASSWORD,
});
const LOCKED = `SELECT name, config -> 'roles' AS roles FROM apps WHERE config -> 'roles' IS NOT NULL`;
const ROLE = `SELECT role FROM users WHERE username = 'admin'`;

test.each([
  ['the command that starts it', (env: Environment) => TestProcess.run(SETUP, env)],
  ['a pipe', async (env: Environment) => spawnSync(process.execPath, [SETUP], { env, encoding: 'utf8' }).stdout],
])('the first password never goes into what %s keeps as a log', async (_, setUp) => {
  const database = await makeDatabase();
  const output = await setUp(settings(database.url));
  expect(await database.query(ROLE)).toEqual([{ role: 'admin' }]);
  expect(await database.query(LOCKED)).toEqual([{ name: 'rodchief-bot', roles: ['admin'] }]);
  expect(output).not.toContain(PASSWORD);
  await database.drop();
});

test('without a first password each start that makes an administrator makes a random one', async () => {
  const passwords: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { url, drop } = await makeDatabase();
    const database = await Database.connect({ url });
    const config = readConfig({ DATABASE_URL: url, REDIS_URL: serviceUrl('REDIS_URL'), ADMIN_USERNAMES: 'admin,anna' });
    passwords.push(...(await setUp(database, config)).map(({ password }) => password));
    await database.close();
    await drop();
  }
  expect(passwords).toHaveLength(4);
  expect(new Set(passwords).size).toBe(4);
  for (const password of passwords) expect(password).toMatch(/^[\w-]{16}$/);
});

test('the role that docker compose makes, which is no superuser, is enough', async () => {
  const compose = readFileSync('docker-compose.yml', 'utf8');
  const server = serviceUrl('DATABASE_URL');
  const name = `test_role_${process.pid}`;
  const statements = [...compose.matchAll(/(CREATE (?:ROLE|DATABASE) [^']*)'/g)].map(([, statement = '']) => statement);
  expect(statements).toHaveLength(2);
  for (const statement of statements) {
    await query(server, statement.replaceAll('copydesk', name).replace('%L', "'secret'"));
  }
  const url = Object.assign(new URL(server), { username: name, password: 'secret', pathname: name }).href;
  await TestProcess.run(SETUP, settings(url));
  expect(await query(url, ROLE)).toEqual([{ role: 'admin' }]);
  expect(await query(url, 'SELECT usesuper, usecreatedb FROM pg_user WHERE usename = current_user')).toEqual([
    { usesuper: false, usecreatedb: false },
  ]);
  await query(server, `DROP DATABASE ${name}`);
  await query(server, `DROP ROLE ${name}`);
});
