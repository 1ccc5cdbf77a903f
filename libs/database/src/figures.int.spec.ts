import { CHATS, COPIES } from '@copydesk/contracts';
import { makeDatabase, type TemporaryDatabase } from '@copydesk/testing';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TraceEntry } from '@copydesk/text';
import { checkNumbers } from './check-numbers';
import { Database } from './database';
import type { Moment } from './measures';

let temporary: TemporaryDatabase;
let database: Database;
beforeAll(async () => {
  temporary = await makeDatabase();
  database = await Database.connect({ url: temporary.url });
  await database.migrate();
  await temporary.query(
    `INSERT INTO apps (id, name, display_name, category, config) SELECT id, 'tool-' || id, 'Tool', 'Email', '{}' FROM unnest($1::int[]) AS id`,
    [APPS],
  );
});
afterAll(async () => {
  await database.close();
  await temporary.drop();
});

/** Tools with drafts. */
const APPS = [1, 6];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TYPES = ['generation_completed', 'generation_refined', 'page_visited', ...COPIES, ...CHATS];
const JOB = '00000000-0000-4000-8000-000000000001';

interface Event {
  user: number | null;
  app: number | null;
  type: string;
  ofJob: boolean;
  agoMs: number;
}

const event = fc.record<Event>({
  user: fc.option(fc.integer({ min: 0, max: 4 })),
  app: fc.option(fc.constantFrom(1, 6, 99)),
  type: fc.constantFrom(...TYPES),
  ofJob: fc.boolean(),
  // Near the edges of the windows most of all.
  agoMs: fc.oneof(
    fc.integer({ min: 0, max: 39 * DAY }),
    fc
      .tuple(fc.constantFrom(0, HOUR, DAY, 7 * DAY, 14 * DAY, 30 * DAY), fc.integer({ min: -2 * HOUR, max: 2 * HOUR }))
      .map(([edge, off]) => Math.max(0, edge + off)),
  ),
});

async function fill(events: Event[]): Promise<number[]> {
  await temporary.query(`TRUNCATE user_analytics, analytics_hourly, analytics_daily, analytics_user_hourly, analytics_week_users,
      analytics_totals, analytics_app_totals`);
  await temporary.query('DELETE FROM users');
  const users = await temporary.query<{ id: number }>(
    `INSERT INTO users (username, password) SELECT 'user-' || n, '!' FROM generate_series(0, 4) AS n RETURNING id`,
  );
  const ids = users.map(({ id }) => id);
  await insert(events, ids);
  await temporary.query(
    `UPDATE analytics_state SET rolled_until = date_trunc('hour', now() - interval '40 days', 'UTC'), kept_from = '-infinity',
      weeks_until = NULL`,
  );
  return ids;
}

async function insert(events: Event[], ids: number[]): Promise<void> {
  await temporary.query(
    `INSERT INTO user_analytics (user_id, app_id, action_type, job_id, metadata, created_at)
     SELECT user_id, app_id, action_type, job_id, '{"contentLength": 7}', now() - interval '1 ms' * ago_ms
     FROM unnest($1::int[], $2::int[], $3::text[], $4::uuid[], $5::float8[]) AS e (user_id, app_id, action_type, job_id, ago_ms)`,
    [
      events.map(({ user }) => (user === null ? null : ids[user])),
      events.map(({ app }) => app),
      events.map(({ type }) => type),
      events.map(({ ofJob }) => (ofJob ? JOB : null)),
      events.map(({ agoMs }) => agoMs),
    ],
  );
}

/** A version of a draft; `figures` are whether a source proves each claim with a number. Null: it has no ledger. */
interface Version {
  draft: number;
  agoMs: number;
  stopped: boolean;
  figures: boolean[] | null;
  names: number;
}

const version = fc.record<Version>({
  draft: fc.integer({ min: 0, max: 5 }),
  agoMs: event.map(({ agoMs }) => agoMs),
  stopped: fc.boolean(),
  figures: fc.option(fc.array(fc.boolean(), { maxLength: 4 })),
  names: fc.integer({ min: 0, max: 2 }),
});

const appOf = (draft: number) => APPS[draft % APPS.length] ?? 1;

/** The versions of a draft are numbered as they come. */
async function write(versions: Version[], userId: number): Promise<void> {
  for (const draft of new Set(versions.map((one) => one.draft))) {
    const id = randomUUID();
    await database.threads.insert({ id, userId, appId: appOf(draft) });
    for (const { agoMs, stopped, figures, names } of versions.filter((one) => one.draft === draft)) {
      const entries = [
        ...(figures ?? []).map((isTraced) => entryOf('amount', isTraced ? 'traced' : 'unsourced')),
        ...Array.from({ length: names }, () => entryOf('name', 'traced')),
      ];
      const traced = (figures ?? []).filter(Boolean).length;
      const claims = { entries, traced: traced + names, total: entries.length, evidenceVersion: 'v' };
      const ledger = figures && { ...claims, figures: figures.length, figuresTraced: traced };
      const added = await database.transaction(({ threads }) =>
        threads.addVersion({ id: randomUUID(), threadId: id, content: 'x', ledger, origin: 'written', stopped }),
      );
      await temporary.query(`UPDATE messages SET created_at = now() - interval '1 ms' * $2 WHERE id = $1`, [
        added.id,
        agoMs,
      ]);
    }
  }
}

const entryOf = (kind: TraceEntry['kind'], status: TraceEntry['status']): TraceEntry => ({
  from: 0,
  to: 1,
  quote: 'x',
  kind,
  status,
});

const insights = () => database.snapshot(async (stores) => stores.insights.read(await stores.figures.moment()));

const rollUp = () => database.transaction((stores) => stores.rollUp.rollUp());

/** The figures of the week a while from now, where nothing was rolled up meanwhile: as shown, and of raw events alone. */
function laterOn(aheadMs: number) {
  return database.snapshot(async ({ figures, usage }) => {
    const read = async (at: Moment) => {
      const later = { ...at, now: new Date(at.now.getTime() + aheadMs) };
      return [await figures.stats(later), await usage.users(later, null), await usage.apps(later)];
    };
    return [await read(await figures.moment()), await read(await figures.moment(true))];
  });
}

test('whatever happened, however much of it is rolled up, every number is that of the raw events', async () => {
  const plan = fc.record({
    events: fc.array(event, { maxLength: 120 }),
    days: fc.integer({ min: 0, max: 45 }),
    late: fc.array(event, { maxLength: 5 }),
    rebuilt: fc.boolean(),
    deleted: fc.boolean(),
    retained: fc.option(fc.constantFrom('all' as const, 'strangers' as const)),
    aheadMs: fc.constantFrom(0, HOUR, 30 * HOUR, 8 * DAY),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ events: early, late, days, rebuilt, deleted, retained, aheadMs }) => {
      const events = [...early, ...late];
      const ids = await fill(early);
      for (let day = 0; day < days; day++) if ((await rollUp()) === 0) break;
      if (retained) await database.transaction((stores) => stores.rollUp.retain(35, retained));
      await insert(late, ids);
      if (deleted) await temporary.query('DELETE FROM users WHERE id = $1', [ids[0]]);
      if (rebuilt) await database.transaction((stores) => stores.rollUp.rebuild());
      expect(await checkNumbers(database)).toEqual([]);
      const [shown, counted] = await laterOn(aheadMs);
      expect(shown).toEqual(counted);

      // And the definitions themselves, counted here: away from the edges, since the clock moves on.
      const [stats, { funnel, use }] = await database.snapshot(async ({ figures, insights }) => {
        const at = await figures.moment();
        return [await figures.stats(at), await insights.read(at)];
      });
      const isGeneration = ({ type, ofJob }: Event) => type === 'generation_completed' && ofJob;
      const made = use.flatMap(({ generations }) => generations).reduce((sum, count) => sum + count, 0);
      expect(made).toBe(events.filter((one) => isGeneration(one) && one.app !== null).length);
      if (!events.some(({ agoMs }) => Math.abs(agoMs - 30 * DAY) < 60_000)) {
        const who = (did: (event: Event) => boolean) =>
          new Set(
            events.flatMap((one) =>
              one.user !== null && !(deleted && one.user === 0) && one.agoMs < 30 * DAY && did(one) ? [one.user] : [],
            ),
          ).size;
        expect(funnel).toEqual({
          visited: who(() => true),
          generated: who(isGeneration),
          refined: who(({ type }) => type === 'generation_refined'),
          copied: who(({ type }) => COPIES.includes(type)),
          saved: 0,
        });
      }
      const inWeek = events.filter(({ agoMs }) => agoMs < 7 * DAY);
      const nearEdge = events.some(({ agoMs }) => Math.abs(agoMs - 7 * DAY) < 60_000);
      if (nearEdge) return;
      expect(stats.totalAnalyticsEvents).toBe(inWeek.length);
      expect(stats.weeklyGenerations).toBe(
        inWeek.filter(({ type, ofJob }) => type === 'generation_completed' && ofJob).length,
      );
      expect(stats.weeklyCopyActions).toBe(inWeek.filter(({ type }) => COPIES.includes(type)).length);
      const active = new Set(inWeek.flatMap(({ user }) => (user === null || (deleted && user === 0) ? [] : [user])));
      expect(stats.weeklyActiveUsers).toBe(active.size);
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('who keeps an email saved it; the bin and other months do not count', async () => {
  const ids = await fill(
    [0, 1, 2, 3].map((user) => ({ user, app: 1, type: 'page_visited', ofJob: false, agoMs: HOUR })),
  );
  await temporary.query(
    `INSERT INTO generations (user_id, app_id, title, content, created_at, deleted_at)
     SELECT user_id, 1, 'x', 'x', now() - ago, CASE WHEN gone THEN now() END FROM unnest($1::int[],
       ARRAY['1 day', '2 days', '1 day', '31 days']::interval[], ARRAY[false, false, true, false]) AS kept (user_id, ago, gone)`,
    [[ids[0], ids[0], ids[1], ids[2]]],
  );
  const { funnel } = await insights();
  expect(funnel).toEqual({ visited: 4, generated: 0, refined: 0, copied: 0, saved: 1 });
});

test('the first email of who joined in the last 30 days is timed from joining to its completed generation', async () => {
  const minute = 60_000;
  const generation = (user: number, agoMs: number) => ({
    user,
    app: 1,
    type: 'generation_completed',
    ofJob: true,
    agoMs,
  });
  const ids = await fill([
    generation(0, DAY - 3 * minute),
    generation(0, HOUR),
    generation(1, DAY - 40 * minute),
    generation(2, 2 * DAY),
    { ...generation(3, HOUR), ofJob: false },
  ]);
  const joined = [DAY, DAY, 5 * DAY, DAY, 31 * DAY];
  for (const [at, agoMs] of joined.entries())
    await temporary.query(`UPDATE users SET created_at = now() - interval '1 ms' * $2 WHERE id = $1`, [ids[at], agoMs]);
  const { firstEmail } = await insights();
  expect(firstEmail).toEqual({
    joined: 4,
    medianMinutes: expect.closeTo(40, 1),
    within: [1, 0, 1, 0],
    later: 1,
    notYet: 1,
  });
});

test('a score before and after is that of the first and of the newest review of a draft, where its words changed', async () => {
  const [userId = 0] = await fill([]);
  const review = async (thread: string, version: string, score: number, agoMs: number) => {
    await temporary.query(
      `INSERT INTO jobs (id, name, queue, user_id, thread_id, app_id, status, payload, result, created_at, finished_at)
       SELECT gen_random_uuid(), 'review-email', 'assist', $1, $2, 1, 'completed', jsonb_build_object('messageId', $3::text),
         jsonb_build_object('score', $4::int), made, made FROM (SELECT now() - interval '1 ms' * $5) AS t (made)`,
      [userId, thread, version, score, agoMs],
    );
  };
  const [changed, same, older] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [changed, same, older]) await database.threads.insert({ id, userId, appId: 1 });
  await review(changed, 'v1', 4, 100 * DAY);
  await review(changed, 'v2', 6, 3_000);
  await review(changed, 'v3', 9, 2_000);
  await review(same, 'v1', 5, 3_000);
  await review(same, 'v1', 6, 2_000);
  await review(older, 'v1', 2, 101 * DAY);
  await review(older, 'v2', 3, 100 * DAY);
  const { scores } = await insights();
  expect(scores).toHaveLength(12);
  expect(scores.filter(({ drafts }) => drafts > 0)).toEqual([{ drafts: 1, before: 4, after: 9 }]);
  expect(await checkNumbers(database)).toEqual([]);
});

test('an hour is rolled up when it is over, by one of those who ask', async () => {
  await fill([]);
  await temporary.query(
    `UPDATE analytics_state SET rolled_until = date_trunc('hour', now() - interval '5 hours', 'UTC')`,
  );
  const hours = await Promise.all([rollUp(), rollUp(), rollUp()]);
  expect(hours.sort()).toEqual([0, 0, expect.any(Number)]);
  const [open] = await temporary.query<{ closed: boolean }>(
    `SELECT rolled_until <= date_trunc('hour', now() - interval '1 min', 'UTC') AS closed FROM analytics_state`,
  );
  expect(open?.closed).toBe(true);
});

test('a number that is not true is found, named, and made right again', async () => {
  await fill([{ user: 0, app: 1, type: 'generation_completed', ofJob: true, agoMs: 2 * DAY }]);
  while ((await rollUp()) > 0);
  for (const table of ['analytics_hourly', 'analytics_daily']) {
    await temporary.query(`UPDATE ${table} SET generations = 5`);
  }
  expect(await checkNumbers(database)).toContainEqual({
    name: 'dashboard-stats.weeklyGenerations',
    shown: 5,
    counted: 1,
  });
  await database.transaction((stores) => stores.rollUp.rebuild());
  expect(await checkNumbers(database)).toEqual([]);
});

test('raw events are deleted only where they are rolled up, and what they counted for stays', async () => {
  const ids = await fill([
    { user: 0, app: 1, type: 'generation_completed', ofJob: true, agoMs: 39 * DAY },
    { user: 0, app: 1, type: 'copy', ofJob: false, agoMs: 39 * DAY },
    { user: 0, app: 1, type: 'generation_completed', ofJob: true, agoMs: DAY },
  ]);
  const retain = () => database.transaction((stores) => stores.rollUp.retain(35, 'all'));
  expect(await retain()).toBe(0);
  while ((await rollUp()) > 0);
  expect(await retain()).toBe(2);
  const [stats, use] = await database.snapshot(async ({ figures, ownUse }) => {
    const at = await figures.moment();
    return [await figures.adminStats(at), await ownUse.read(at, ids[0] ?? 0)];
  });
  expect(stats.totalGenerations).toBe(2);
  expect(use.totals.copies).toBe(1);
  expect(use.weeks.map(({ copies }) => copies)).toContain(1);
  await database.transaction((stores) => stores.rollUp.rebuild());
  expect(await checkNumbers(database)).toEqual([]);
});

test('events of who is not signed in are deleted apart, and counted on', async () => {
  await fill([
    { user: 0, app: 1, type: 'generation_refined', ofJob: false, agoMs: 39 * DAY },
    { user: null, app: 1, type: 'generation_refined', ofJob: false, agoMs: 39 * DAY },
    { user: null, app: 1, type: 'page_visited', ofJob: false, agoMs: DAY },
  ]);
  while ((await rollUp()) > 0);
  const before = await database.snapshot(async ({ figures }) => figures.adminStats(await figures.moment()));
  expect(before.totalRefinements).toBe(2);
  const retain = () => database.transaction((stores) => stores.rollUp.retain(35, 'strangers'));
  expect([await retain(), await retain()]).toEqual([1, 0]);
  const left = await temporary.query<{ userId: number | null }>('SELECT user_id FROM user_analytics');
  expect(left).toHaveLength(2);
  await database.transaction((stores) => stores.rollUp.rebuild());
  const after = await database.snapshot(async ({ figures }) => figures.adminStats(await figures.moment()));
  expect(after).toMatchObject({ totalRefinements: before.totalRefinements });
  expect(await checkNumbers(database)).toEqual([]);
  await temporary.query('UPDATE analytics_app_totals SET refinements = 9');
  expect(await checkNumbers(database)).toContainEqual({
    name: 'dashboard-stats?view=admin.totalRefinements',
    shown: 9,
    counted: 2,
  });
});

test('figures traced are those of the newest finished version of each draft of the window, counted claim by claim', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(version, { maxLength: 12 }), async (versions) => {
      const [userId = 0] = await fill(APPS.map((app) => ({ user: 0, app, type: 'copy', ofJob: false, agoMs: HOUR })));
      await write(versions, userId);
      expect(await checkNumbers(database)).toEqual([]);

      const shares = (within: (agoMs: number) => boolean, app?: number) =>
        [0, 1, 2, 3, 4, 5].flatMap((draft) => {
          const newest = versions.findLast((one) => one.draft === draft && !one.stopped);
          const isMeant = newest && within(newest.agoMs) && (app ?? appOf(draft)) === appOf(draft);
          const figures = (isMeant && newest.figures) || [];
          return figures.length > 0 ? [figures.filter(Boolean).length / figures.length] : [];
        });
      const mean = (all: number[]) => (all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0) / all.length);
      const close = (share: number | null) => (share === null ? null : expect.closeTo(share, 9));
      const [tools, own] = await database.snapshot(async ({ figures, usage, ownUse }) => {
        const at = await figures.moment();
        return [await usage.adminApps(at), await ownUse.read(at, userId)];
      });
      // Away from the edge, since the clock moves on.
      if (versions.some(({ agoMs }) => Math.abs(agoMs - 30 * DAY) < 60_000)) return;
      for (const { appId, figuresTraced } of tools) {
        expect(figuresTraced).toEqual(close(mean(shares((agoMs) => agoMs < 30 * DAY, appId))));
      }
      expect(own.averageFiguresTraced).toEqual(close(mean(shares(() => true))));
      expect(own.figuresTraced.reduce((sum, { drafts }) => sum + drafts, 0)).toBe(shares(() => true).length);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('a count of figures that is not true is found, named, and made right again', async () => {
  const [userId = 0] = await fill([{ user: 0, app: 1, type: 'copy', ofJob: false, agoMs: HOUR }]);
  await write([{ draft: 0, agoMs: DAY, stopped: false, figures: [true, false], names: 1 }], userId);
  await temporary.query('UPDATE claim_ledgers SET figures_traced = 2');
  expect(await checkNumbers(database)).toEqual([
    { name: 'app-usage?view=admin.1.figuresTraced', shown: 1, counted: 0.5 },
  ]);
  await database.transaction((stores) => stores.rollUp.rebuild());
  expect(await checkNumbers(database)).toEqual([]);
});
