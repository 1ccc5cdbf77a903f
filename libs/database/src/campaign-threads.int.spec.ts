import { makeDatabase, type TemporaryDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { Database } from './database';
import { CampaignThreads1764291700000 } from './migrations/1764291700000-campaign-threads.migration';

// A database from before parts of a campaign were threads is brought up to date.

let temporary: TemporaryDatabase;
let database: Database;
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [CAMPAIGN, LIBRARY_THREAD, WHOLE, ANEW, REFINED, WAITING, GONE] = [1, 2, 3, 4, 5, 6, 7].map(uuid);

const OLD = `
  INSERT INTO users (username, password) VALUES ('ann', 'x'), ('bob', 'x');
  INSERT INTO apps (id, name, display_name, category) VALUES (10, 'campaign-generator', 'Campaign', 'x');
  INSERT INTO threads (id, user_id, app_id) VALUES ('${LIBRARY_THREAD}', 1, 10);
  INSERT INTO campaigns (id, user_id, request) VALUES ('${CAMPAIGN}', 1, '{}');
  INSERT INTO jobs (id, name, queue, user_id, app_id, status, payload, result, created_at, finished_at) VALUES
    ('${WHOLE}', 'generate-campaign', 'write', 1, 10, 'failed', '{"campaignId": "${CAMPAIGN}"}', NULL, '2026-01-01', now()),
    ('${ANEW}', 'rewrite-campaign-part', 'write', 1, 10, 'completed',
     '{"campaignId": "${CAMPAIGN}", "part": "email1", "message": null}', '{"version": 2, "cuts": []}', '2026-01-02', now()),
    ('${REFINED}', 'rewrite-campaign-part', 'write', 1, 10, 'completed',
     '{"campaignId": "${CAMPAIGN}", "part": "email1", "message": "Shorter"}', '{"version": 3, "cuts": []}', '2026-01-03', now()),
    ('${WAITING}', 'rewrite-campaign-part', 'write', 1, 10, 'queued',
     '{"campaignId": "${CAMPAIGN}", "part": "orderForm", "message": "Longer"}', NULL, '2026-01-07', NULL),
    ('${GONE}', 'generate-campaign', 'write', 1, 10, 'cancelled', '{"campaignId": "${uuid(99)}"}', NULL, '2026-01-01', now());
  INSERT INTO campaign_parts (campaign_id, part, version, content, job_id, created_at) VALUES
    ('${CAMPAIGN}', 'email1', 1, 'first', '${WHOLE}', '2026-01-01 01:00'),
    ('${CAMPAIGN}', 'email1', 2, 'anew', '${ANEW}', '2026-01-02 01:00'),
    ('${CAMPAIGN}', 'email1', 3, 'refined', '${REFINED}', '2026-01-03 01:00'),
    ('${CAMPAIGN}', 'email1', 4, 'by hand', NULL, '2026-01-04'),
    ('${CAMPAIGN}', 'email1', 5, 'first', NULL, '2026-01-05'),
    ('${CAMPAIGN}', 'orderForm', 1, 'form', '${WHOLE}', '2026-01-01 02:00');
  INSERT INTO generations (user_id, app_id, title, content, metadata, thread_id) VALUES
    (1, 10, 'saved', 'anew', '{"campaignId": "${CAMPAIGN}", "part": "email1"}', NULL),
    (1, 10, 'opened in the library', 'form', '{"campaignId": "${CAMPAIGN}", "part": "orderForm"}', '${LIBRARY_THREAD}'),
    (2, 10, 'of another user', 'x', '{"campaignId": "${CAMPAIGN}", "part": "email1"}', NULL);`;

/** Takes back the change and all that came after it, twice: each `down` is proved with it. */
beforeAll(async () => {
  temporary = await makeDatabase();
  database = await Database.connect({ url: temporary.url });
  await database.migrate();
  const source = await createDataSource({ url: temporary.url }).initialize();
  const takeBack = async () => {
    const changes = source.migrations.map((change) => change.constructor);
    const after = changes.slice(changes.indexOf(CampaignThreads1764291700000));
    for (const _ of after) await source.undoLastMigration();
  };
  await takeBack();
  await source.query(OLD);
  await source.runMigrations();
  await takeBack();
  await source.runMigrations();
  await source.destroy();
});
afterAll(async () => {
  await database.close();
  await temporary.drop();
});

const threadOf = async (part: 'email1' | 'orderForm') =>
  (await database.threads.findPart(CAMPAIGN ?? '', part))?.id ?? '';
const jobs = (ids: (string | undefined)[]) =>
  temporary.query(
    'SELECT name, status, campaign_id, thread_id, payload, result FROM jobs WHERE id = ANY ($1) ORDER BY id',
    [ids],
  );

test('each part is a thread with its versions and requests in their order', async () => {
  const messages = await database.threads.messages(await threadOf('email1'));
  expect(
    messages.map(({ role, content, version, origin, restoredFrom, jobId }) => [
      role,
      content,
      version,
      origin,
      restoredFrom,
      jobId,
    ]),
  ).toEqual([
    ['assistant', 'first', 1, 'written', null, WHOLE],
    ['assistant', 'anew', 2, 'written', null, ANEW],
    ['user', 'Shorter', null, null, null, REFINED],
    ['assistant', 'refined', 3, 'refined', null, REFINED],
    ['assistant', 'by hand', 4, 'edited', null, null],
    ['assistant', 'first', 5, 'restored', 1, null],
  ]);
  const parts = await database.campaigns.parts(CAMPAIGN ?? '');
  expect(parts.map(({ part, version, isWriting }) => [part, version, isWriting])).toEqual([
    ['email1', 5, false],
    ['email2', null, false],
    ['email3', null, false],
    ['email4', null, false],
    ['email5', null, false],
    ['orderForm', 1, true],
  ]);
  expect(parts[0]).toMatchObject({ content: 'first', updatedAt: new Date('2026-01-05T00:00:00Z') });
});

test('jobs know their campaign and their part, also those that wait to run', async () => {
  const [thread, form] = await Promise.all([threadOf('email1'), threadOf('orderForm')]);
  const [anew, refined] = (await database.threads.messages(thread)).filter(
    ({ version }) => version === 2 || version === 3,
  );
  const message = (text: string) => ({ message: text, kind: 'refine', currentCopy: null, originalContext: null });
  expect(await jobs([WHOLE, ANEW, REFINED, WAITING, GONE])).toEqual([
    { name: 'generate-campaign', status: 'failed', campaign_id: CAMPAIGN, thread_id: null, payload: {}, result: null },
    {
      name: 'rewrite-campaign-part',
      status: 'completed',
      campaign_id: CAMPAIGN,
      thread_id: thread,
      payload: {},
      result: { messageId: anew?.id, cuts: [] },
    },
    {
      name: 'refine-email',
      status: 'completed',
      campaign_id: CAMPAIGN,
      thread_id: thread,
      payload: message('Shorter'),
      result: { messageId: refined?.id, cuts: [], summarized: false },
    },
    {
      name: 'refine-email',
      status: 'queued',
      campaign_id: CAMPAIGN,
      thread_id: form,
      payload: message('Longer'),
      result: null,
    },
    { name: 'generate-campaign', status: 'cancelled', campaign_id: null, thread_id: null, payload: {}, result: null },
  ]);
  expect(await database.campaigns.newestJob(CAMPAIGN ?? '')).toMatchObject({ id: WHOLE });
});

test('saved emails point at the thread of their part; a conversation that one has already is kept', async () => {
  const saved = await temporary.query('SELECT title, thread_id FROM generations ORDER BY id');
  expect(saved).toEqual([
    { title: 'saved', thread_id: await threadOf('email1') },
    { title: 'opened in the library', thread_id: LIBRARY_THREAD },
    { title: 'of another user', thread_id: null },
  ]);
});
