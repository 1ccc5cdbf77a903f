import { randomUUID } from 'node:crypto';
import type { GenerateEmailResponse, ThreadResponse } from '@copydesk/contracts';
import { buildBrief, HostedApp } from '@copydesk/testing';

// Far less than the document below takes on any machine, and enough for a short email on a busy one.
let testApp: HostedApp;
beforeAll(async () => {
  testApp = await HostedApp.open({ env: { LIMIT_COMPARING_MS: '4000' } });
});
afterAll(() => testApp.close());

test('a text whose sources take too long to read is saved without a ledger, by hand and by a job', async () => {
  const client = testApp.client();
  const { id: userId } = await client.register();
  const { threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
  const documentId = randomUUID();
  await testApp.query(
    `INSERT INTO documents (id, user_id, name, sha256, text, characters)
     VALUES ($1, $2, 'Endless.txt', 'a', repeat('Sales rose 3% to $5 million in 2024. ', 105000), 3885000)`,
    [documentId, userId],
  );
  await testApp.query('UPDATE threads SET document_id = $1 WHERE id = $2', [documentId, threadId]);

  expect((await client.post(`/api/threads/${threadId}/versions`, { content: 'Up 12%.' })).status).toBe(201);
  const jobId = await client.submit('/api/chat', { threadId, message: 'Shorten the email' });
  const { status } = await client.jobUntil(jobId, (job) => job.status !== 'queued' && job.status !== 'running');
  expect(status).toBe('completed');
  const { messages } = (await client.get<ThreadResponse>(`/api/threads/${threadId}`)).body;
  expect(messages.flatMap(({ version, content }) => (version === 2 ? [content] : []))).toEqual(['Up 12%.']);
  const kept = await testApp.query<{ version: number; isTraced: boolean }>(
    `SELECT version, message_id IS NOT NULL AS "isTraced" FROM messages LEFT JOIN claim_ledgers ON message_id = messages.id
     WHERE thread_id = $1 AND version IS NOT NULL ORDER BY version`,
    [threadId],
  );
  expect(kept.map(({ isTraced }) => isTraced)).toEqual(
    messages.flatMap(({ version }) => (version === null ? [] : [version === 1])),
  );
}, 60_000);
