import { randomUUID } from 'node:crypto';
import type {
  EvidenceResponse,
  GenerateEmailResponse,
  GenerationResponse,
  KeptConfirmation,
  Ledger,
  LedgerEntry,
  SavedLedgerResponse,
} from '@copydesk/contracts';
import { buildBrief, FILING, type TestClient, useSharedTestApp } from '@copydesk/testing';

const CLAIM = '$8,290 million';
const SENTENCE = `Net sales were ${CLAIM} in the second quarter of 2025.`;
const DRAFT = `Subject: The quarter\n\n${SENTENCE} Goodwill was $77 billion.`;

const testApp = useSharedTestApp();
let client: TestClient;
let threadId: string;
beforeEach(async () => {
  client = await testApp.signedIn();
  threadId = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body.threadId;
  await rest(FILING);
  await edit(DRAFT);
});

/** Says what the thread rests on from here on. */
async function rest(text: string): Promise<void> {
  const { documentId } = (await client.post<{ documentId: string }>('/api/documents', { name: 'Q2.pdf', text })).body;
  await testApp.query('UPDATE threads SET document_id = $1 WHERE id = $2', [documentId, threadId]);
}

const edit = (content: string) => client.post(`/api/threads/${threadId}/versions`, { content });
const confirm = (who = client, body: object = { claim: CLAIM, sentence: SENTENCE }) =>
  who.post<KeptConfirmation>(`/api/threads/${threadId}/confirmations`, body);
const takeBack = (id: string, who = client) =>
  who.send('DELETE', `/api/threads/${threadId}/confirmations/${id}`, undefined, {});
const ledgerOf = async (version: number) =>
  (await client.get<Ledger>(`/api/threads/${threadId}/versions/${version}/ledger`)).body;
const claimIn = ({ entries }: Pick<Ledger, 'entries'>) => entries.find(({ quote }) => quote === CLAIM);
const confirmed = async (version: number) => claimIn(await ledgerOf(version))?.confirmation;

test('a claim that is found is told so with its reason, and counted', async () => {
  const ledger = await ledgerOf(2);
  expect(claimIn(ledger)).toMatchObject({
    status: 'found',
    reason: expect.stringMatching(
      /^The source has \$8\.29 billion as Total net sales.*\(p\. 1\)\. Confirm the period\.$/,
    ),
  });
  expect(ledger).toMatchObject({ found: 1, traced: 0 });
  const { body } = await client.post<Ledger>('/api/ledger', { text: DRAFT, threadId });
  expect({ ...body, entries: body.entries.length }).toEqual({ entries: 2, traced: 0, found: 1, total: 2 });
});

test('whoever has checked a claim stands on it in each version that says it, with the time, and its status stays', async () => {
  const { status, body } = await confirm();
  expect(status).toBe(201);
  const { username } = (await client.get<{ username: string }>('/api/user')).body;
  expect(body).toEqual({ id: body.id, claim: CLAIM, sentence: SENTENCE, name: 'Sam', username, at: body.at });
  expect(Math.abs(Date.parse(body.at) - Date.now())).toBeLessThan(60_000);
  await edit(`Dear reader,\n\n${DRAFT}`);
  const told = { id: body.id, name: 'Sam', username, at: body.at };
  for (const version of [2, 3]) {
    const ledger = await ledgerOf(version);
    expect(claimIn(ledger)).toMatchObject({ status: 'found', confirmation: told });
    expect(ledger.found).toBe(1);
    expect(ledger.entries.filter(({ confirmation }) => confirmation)).toHaveLength(1);
  }
  const { confirmations } = (await client.get<EvidenceResponse>(`/api/threads/${threadId}/evidence`)).body;
  expect(confirmations).toEqual([body]);
  expect((await confirm()).body.id).toBe(body.id);
});

test('it ends where its sentence changes', async () => {
  await confirm();
  await edit(DRAFT.replace('the second quarter', 'a second quarter'));
  expect(await confirmed(3)).toBeUndefined();
  expect(await confirmed(2)).toBeDefined();
});

test('it ends where the document is another one, until somebody checks again', async () => {
  await confirm();
  await rest(`${FILING}\nPage 2\nThe figures of 2024 were restated.\n`);
  expect(claimIn(await ledgerOf(2))?.status).toBe('found');
  expect(await confirmed(2)).toBeUndefined();
  const { confirmations } = (await client.get<EvidenceResponse>(`/api/threads/${threadId}/evidence`)).body;
  expect(confirmations).toEqual([]);
  await confirm();
  expect(await confirmed(2)).toMatchObject({ name: 'Sam' });
});

test('a wish to the assistant changes no source', async () => {
  await confirm();
  await client.post('/api/generate-email', { ...buildBrief(), threadId });
  await client.put(`/api/threads/${threadId}/versions/2/preheader`, { preheader: 'The quarter in short' });
  expect(await confirmed(2)).toBeDefined();
});

test('it puts nobody on what no source has', async () => {
  const goodwill = { claim: '$77 billion', sentence: 'Goodwill was $77 billion.' };
  expect((await confirm(client, goodwill)).status).toBe(201);
  const { entries } = await ledgerOf(2);
  expect(entries.find(({ quote }) => quote === goodwill.claim)).toMatchObject({ status: 'unsourced' });
  expect(entries.some(({ confirmation }) => confirmation)).toBe(false);
});

test('it is taken back once, by who may edit the draft alone; nobody else confirms, and nothing without words', async () => {
  const { id } = (await confirm()).body;
  const other = await testApp.signedIn();
  expect((await confirm(other)).status).toBe(404);
  expect((await takeBack(id, other)).status).toBe(404);
  expect((await confirm(testApp.client())).status).toBe(401);
  expect(await confirmed(2)).toBeDefined();
  expect((await takeBack(id)).status).toBe(204);
  expect((await takeBack(id)).status).toBe(404);
  expect((await takeBack('one')).status).toBe(404);
  expect(await confirmed(2)).toBeUndefined();
  for (const body of [
    { claim: '', sentence: SENTENCE },
    { claim: CLAIM },
    { claim: 'x'.repeat(100_000), sentence: 'a' },
  ])
    expect((await confirm(client, body)).status).toBe(400);
});

describe('a saved email', () => {
  const saved = async (id: number): Promise<LedgerEntry | undefined> => {
    const { ledger } = (await client.get<SavedLedgerResponse>(`/api/generations/${id}/ledger`)).body;
    return ledger ? claimIn(ledger) : undefined;
  };
  const save = async () =>
    (await client.post<GenerationResponse>('/api/generations', { threadId, version: 2 })).body.id;

  test('keeps who has checked its claims when the document is another one, and when the draft is gone', async () => {
    const { id } = (await confirm()).body;
    const email = await save();
    await rest(`${FILING}\nPage 2\nRestated.\n`);
    await client.post(`/api/threads/${threadId}/waivers`, {
      quote: '$77 billion',
      sentence: 'Goodwill was $77 billion.',
      reason: 'Audited',
    });
    expect(await saved(email)).toMatchObject({ status: 'found', confirmation: { id } });
    await testApp.query('DELETE FROM threads WHERE id = $1', [threadId]);
    expect(await saved(email)).toMatchObject({ status: 'found', confirmation: { id, name: 'Sam' } });
    expect(await testApp.query('SELECT FROM claim_confirmations WHERE id = $1', [id])).toEqual([]);
  });

  test('says what is confirmed and taken back after it was saved', async () => {
    const email = await save();
    expect((await saved(email))?.confirmation).toBeUndefined();
    const { id } = (await confirm()).body;
    expect(await saved(email)).toMatchObject({ confirmation: { id } });
    await takeBack(randomUUID());
    expect(await saved(email)).toMatchObject({ confirmation: { id } });
    await takeBack(id);
    expect((await saved(email))?.confirmation).toBeUndefined();
  });
});
