import { randomUUID } from 'node:crypto';
import { buildBrief, useSetUpDatabase } from '@copydesk/testing';
import { Database } from './database';

const temporary = useSetUpDatabase();
let database: Database;
beforeAll(async () => (database = await Database.connect({ url: temporary.url, poolSize: 2 })));
afterAll(() => database.close());

test('what lines have read of a statement stays right while a newer version adds columns', async () => {
  const userId = (await database.users.insert({ username: 'stays', password: 'x' }))?.id ?? 0;
  const most = { open: 100, queued: 100, bytes: 1e9 };
  const all = async () => {
    const [id, threadId] = [randomUUID(), randomUUID()];
    const payload = { tool: 'hotlist-generator' as const, input: buildBrief() };
    const { job } = await database.jobs.begin(
      {
        job: { id, name: 'generate', payload, userId, threadId, appId: 1 },
        documentId: null,
        request: { id: randomUUID(), content: 'Write.' },
        choice: {},
        event: { actionType: 'generation_initiated', metadata: {} },
      },
      most,
    );
    const claim = await database.runs.claim(id, {
      claimId: randomUUID(),
      names: ['generate'],
      isOnlySuspect: false,
      hasCompany: false,
    });
    const version = { id: randomUUID(), threadId, content: 'Dear reader', ledger: null, origin: 'written' as const };
    await database.transaction(async (stores) => {
      await stores.runs.end({ id, attempt: 1 }, { status: 'cancelled', text: 'Dear', uses: [] });
      await stores.threads.addVersion(version);
    });
    return {
      begun: job?.status,
      claim: claim.kind,
      found: await database.jobs.findOwned(id, userId),
      thread: (await database.threads.find(threadId))?.id === threadId,
      messages: (await database.threads.messages(threadId)).map(({ content }) => content),
      app: (await database.apps.find(1))?.name,
    };
  };
  const expected = {
    begun: 'queued',
    claim: 'claimed',
    found: expect.objectContaining({ status: 'cancelled', text: 'Dear', attempt: 1, createdAt: expect.any(Date) }),
    thread: true,
    messages: ['Write.', 'Dear reader'],
    app: 'hotlist-generator',
  };
  expect(await all()).toEqual(expected);
  for (const table of ['jobs', 'threads', 'messages', 'apps'])
    await temporary.query(`ALTER TABLE ${table} ADD newer text`);
  expect(await all()).toEqual(expected);
});
