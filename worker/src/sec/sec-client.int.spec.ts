import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { EDGAR_OFF, SEC_AWAY } from '@copydesk/contracts';
import { RedisLines } from '@copydesk/redis';
import { eventually, FakeSec, serviceUrl } from '@copydesk/testing';
import { SecClient } from './sec-client';
import { SecPace } from './sec-pace';

const TICKERS = '/files/company_tickers.json';
const { signal } = new AbortController();

let sec: FakeSec;
let lines: RedisLines[];
beforeEach(async () => {
  sec = await FakeSec.start();
  const redis = { url: serviceUrl('REDIS_URL'), prefix: `test_${randomBytes(6).toString('hex')}` };
  lines = [new RedisLines(redis), new RedisLines(redis)];
  await Promise.all(lines.map((line) => line.connected()));
});
afterEach(async () => {
  lines.forEach((line) => line.close());
  await sec.close();
});

/** The client of each of two workers. */
const clients = (contact: string | null = 'Desk desk@northwind.example') =>
  lines.map((line) => new SecClient({ contact, baseUrl: new URL(sec.url), watchMinutes: null }, new SecPace(line)));

test('100 calls of two workers at once stay under 10 in any second', async () => {
  const workers = clients();
  await Promise.all(workers.flatMap((one) => Array.from({ length: 50 }, () => one.json(TICKERS, signal))));
  expect(sec.requests).toHaveLength(100);
  expect(sec.mostInASecond).toBeLessThan(10);
}, 60_000);

test.each(['busy', 'forbidden'] as const)(
  'a SEC that is %s is left alone by all workers for as long as it asks',
  async (how) => {
    sec.play({ [how]: 1, retryAfter: 2 });
    const [one, two] = clients();
    const first = one?.json(TICKERS, signal);
    // The refusal has come back once the pause is known.
    await eventually(async () => ((await lines[0]?.producer.exists(`${lines[0].prefix}:sec:pause`)) ? true : null));
    expect(await Promise.all([first, two?.json(TICKERS, signal)])).not.toContain(null);
    const [refused = 0, ...later] = sec.requests.map(({ at }) => at);
    expect(later).toHaveLength(2);
    expect(Math.min(...later) - refused).toBeGreaterThan(1_900);
  },
);

test('a SEC that is away is told in words, and it may be tried again', async () => {
  sec.play({ away: 1 });
  const [one] = clients();
  await expect(one?.json(TICKERS, signal)).rejects.toMatchObject({
    message: SEC_AWAY,
    code: 'sec/away',
    retry: 'later',
  });
});

test('without a contact no packet leaves', async () => {
  const connect = jest.spyOn(Socket.prototype, 'connect').mockImplementation(() => {
    throw new Error('A socket was opened.');
  });
  try {
    const [off] = clients(null);
    await expect(off?.json(TICKERS, signal)).rejects.toThrow(EDGAR_OFF);
    await expect(off?.page('/Archives/edgar/data/1/a.htm', signal)).rejects.toThrow(EDGAR_OFF);
    expect(connect).not.toHaveBeenCalled();
  } finally {
    connect.mockRestore();
  }
  expect(sec.requests).toEqual([]);
});
