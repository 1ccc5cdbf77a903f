import { Database } from '@copydesk/database';
import { readConfig } from '@copydesk/config';
import { createLog } from '@copydesk/observability';
import { useSharedTestApp } from '@copydesk/testing';
import { Gate } from './gate';
import { PinTries } from './pin-tries';

const testApp = useSharedTestApp();
let database: Database;
beforeAll(async () => {
  database = await Database.connect({ url: testApp.env.DATABASE_URL ?? '' });
});
afterEach(() => testApp.query('TRUNCATE refused_pins'));
afterAll(() => database.close());

test('of 300 wrong PINs at once five are counted, and Postgres hears of no more than the next one', async () => {
  const transaction = jest.spyOn(database, 'transaction');
  const tries = new PinTries(database);
  const answers = await Promise.all(Array.from({ length: 300 }, () => tries.lockedSeconds(true, '10.0.0.1')));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(Math.min(...answers.slice(5))).toBeGreaterThan(890);
  expect(transaction).toHaveBeenCalledTimes(6);
  expect(await tries.lockedSeconds(false, '10.0.0.2')).toBe(0);
});

test('two processes count together', async () => {
  const processes = [new PinTries(database), new PinTries(database)];
  const answers = await Promise.all(
    processes.flatMap((tries) => Array.from({ length: 10 }, () => tries.lockedSeconds(true, '10.0.0.1'))),
  );
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('each PIN that is tried is logged at the level info: a right one, a wrong one, and one while the gate is locked', async () => {
  const lines: { msg: string; address: string }[] = [];
  const log = createLog('info', 'api', { write: (line) => void lines.push(JSON.parse(line)) });
  const config = readConfig({ ...testApp.env, ADMIN_PIN: '4711' });
  const gate = new Gate(database, new PinTries(database), config, log);
  const caller = { ip: '10.0.0.3' };
  await gate.admit('4711', caller);
  for (let tries = 0; tries < 6; tries++) await gate.admit('0000', caller).catch(() => undefined);
  const told = lines.map(({ msg, address }) => `${address}: ${msg}`);
  expect(told).toEqual([
    '10.0.0.3: a PIN opened the dashboards',
    ...Array.from({ length: 5 }, () => '10.0.0.3: a wrong PIN was refused'),
    '10.0.0.3: a PIN was tried while the gate is locked',
  ]);
});
