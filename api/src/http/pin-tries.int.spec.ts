import { Database } from '@copydesk/database';
import { useSharedTestApp } from '@copydesk/testing';
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
