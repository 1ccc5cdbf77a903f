import { Database } from '@copydesk/database';
import { createLog, Metrics } from '@copydesk/observability';
import { ADMIN, HostedApp } from '@copydesk/testing';
import { FiguresUpkeep } from './figures-upkeep';

let testApp: HostedApp;
let database: Database;
beforeAll(async () => {
  testApp = await HostedApp.open({ workers: 0 });
  database = await Database.connect({ url: testApp.databaseUrl, poolSize: 3 });
});
afterAll(async () => {
  await database.close();
  await testApp.close();
});

const silent = createLog('silent', 'worker');
const metrics = new Metrics();
const upkeep = (keepDays: number | null = null) =>
  new FiguresUpkeep(database, silent, metrics, { all: keepDays, strangers: null });

const add = (ago: string) =>
  testApp.query(`INSERT INTO user_analytics (action_type, created_at) VALUES ('page_visited', now() - $1::interval)`, [
    ago,
  ]);

async function rolledUp(): Promise<number> {
  const [sum] = await testApp.query<{ sum: number }>(
    'SELECT coalesce(sum(events), 0)::int AS sum FROM analytics_hourly',
  );
  return sum?.sum ?? 0;
}

test('closed hours are rolled up once, however often and by however many it is done, and late events too', async () => {
  await add('3 days');
  await add('5 hours');
  await add('0');
  await Promise.all([upkeep().work(), upkeep().work()]);
  await upkeep().work();
  expect(await rolledUp()).toBe(2);
  await add('2 days');
  await upkeep().work();
  expect(await rolledUp()).toBe(3);
});

test('once a day the numbers are checked: administrators are warned of what differs, and it is made right', async () => {
  await testApp.query(`UPDATE analytics_hourly SET events = events + 1`);
  await testApp.query(`UPDATE analytics_state SET checked_at = now() - interval '25 hours'`);
  await upkeep().work();
  expect(await metrics.registry.getSingleMetricAsString('copydesk_dashboard_numbers_that_differ')).not.toMatch(/ 0$/);
  expect(await rolledUp()).toBe(3);
  const admin = testApp.client();
  await admin.post('/api/login', ADMIN);
  const { body } = await admin.get<{ warnings: object[] }>('/api/admin/dashboard-stats');
  expect(body.warnings).toMatchObject([{ kind: 'numbers-differ', differences: expect.any(Array) }]);
});

test('raw events are kept as long as it is said, and their counts for ever', async () => {
  await add('50 days');
  await upkeep(40).work();
  expect(await rolledUp()).toBe(4);
  expect(await testApp.query('SELECT FROM user_analytics')).toHaveLength(4);
});
