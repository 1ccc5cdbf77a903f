import { randomUUID } from 'node:crypto';
import type {
  FolderResponse,
  FoundItem,
  GenerateEmailResponse,
  GenerationResponse,
  KeptDocument,
} from '@copydesk/contracts';
import { buildBrief, buildCampaign, eventually, type TestClient, useSharedTestApp } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const search = async (q?: string) => {
  const { status, body } = await client.get<FoundItem[]>(
    `/api/search${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`,
  );
  expect(status).toBe(200);
  return body;
};
const kinds = async (q?: string) => (await search(q)).map(({ kind, title }) => `${kind}: ${title}`).sort();
const save = async (title: string, content: string) =>
  (await client.post<GenerationResponse>('/api/generations', { title, content, appId: 1 })).body;

/** A draft whose newest version says this. */
async function draft(content: string): Promise<string> {
  const { threadId } = (await client.post<GenerateEmailResponse>('/api/generate-email', buildBrief())).body;
  await client.post(`/api/threads/${threadId}/versions`, { content });
  return threadId;
}

/** A campaign of which one part is written by hand. */
async function campaign(productName: string, part: string, content: string): Promise<string> {
  const request = buildCampaign();
  const jobId = await client.submit('/api/generate-campaign', {
    ...request,
    campaignContext: { ...request.campaignContext, productName },
  });
  await client.post(`/api/jobs/${jobId}/cancel`);
  const [found] = await testApp.query<{ id: string }>('SELECT campaign_id AS id FROM jobs WHERE id = $1', [jobId]);
  const id = found?.id ?? '';
  // A job that was being written ends a moment after it was stopped.
  await eventually(async () => {
    const { status } = await client.put(`/api/campaigns/${id}/parts/${part}`, { content });
    return status === 200 ? true : null;
  });
  return id;
}

test('a word finds everything that says it, with where it says it', async () => {
  const threadId = await draft('Subject: Rails are moving\n\nFreight volumes at **Zephyrine** rose 12% in March.');
  const saved = await save(
    'Freight again',
    `${'Ports are full. '.repeat(30)}Zephyrine has the locomotives to empty them.`,
  );
  const campaignId = await campaign('Rail Insider', 'email3', 'Subject: Two days left\n\nZephyrine opens its books.');
  const coachId = randomUUID();
  const pasted = { emailCopy: 'Zephyrine pays, others promise.', analysisType: 'feedback', threadId: coachId };
  await client.submit('/api/rodchief-analysis', pasted);
  const { id: folderId } = (await client.post<FolderResponse>('/api/folders', { name: 'About zephyrine' })).body;
  const found = await search('  ZEPHYRINE ');
  expect(found).toHaveLength(5);
  // The email says it far down.
  expect(found.at(-1)?.kind).toBe('email');
  const of = <K extends FoundItem['kind']>(kind: K) => found.find((item) => item.kind === kind);
  expect(of('draft')).toMatchObject({
    ...{ threadId, appId: 1, versions: 2, isWriting: false, title: 'Rails are moving' },
    excerpt: 'Freight volumes at Zephyrine rose 12% in March.',
  });
  expect(of('email')).toMatchObject({ id: saved.id, appId: 1, title: 'Freight again', isArchived: false });
  expect(of('email')?.excerpt).toMatch(/^… .*Zephyrine has the locomotives/);
  expect(of('campaign')).toMatchObject({ campaignId, part: 'email3', title: 'Rail Insider', partsDone: 1 });
  expect(of('conversation')).toMatchObject({ threadId: coachId, title: 'Zephyrine pays, others promise.' });
  expect(of('folder')).toMatchObject({ id: folderId, title: 'About zephyrine', count: 0 });
});

test('all words must be there, in any order and case; what a pattern means elsewhere is a letter here', async () => {
  await save('Copper and silver', '100%_pure');
  await save('Copper', 'Nothing of the other metal');
  expect(await kinds('SILVER copper')).toEqual(['email: Copper and silver']);
  expect(await kinds('0%_p')).toEqual(['email: Copper and silver']);
  expect(await kinds('co')).toEqual(['email: Copper', 'email: Copper and silver']);
  expect(await kinds('%%%')).toEqual([]);
  expect(await kinds('copper \\')).toEqual([]);
});

test('a campaign is found once, by its name before it is written', async () => {
  await campaign('Quicksilver Trader', 'email2', 'Quicksilver once more.');
  expect(await search('quicksilver')).toEqual([
    expect.objectContaining({ kind: 'campaign', title: 'Quicksilver Trader', part: null }),
  ]);
});

test('without words the newest come first, of every kind', async () => {
  const saved = await save('Older', 'Words');
  await draft('Subject: Newer\n\nWords');
  expect((await search()).map(({ title }) => title)).toEqual(['Newer', 'Older']);
  await client.put(`/api/generations/${saved.id}`, { isArchived: true });
  expect((await search('older'))[0]).toMatchObject({ isArchived: true });
});

test('what was saved is no draft; what was deleted or discarded is not found; it comes back with its undo', async () => {
  const threadId = await draft('Subject: Amber\n\nAmberine rose.');
  const { id } = (await client.post<GenerationResponse>('/api/generations', { threadId })).body;
  expect(await kinds('amberine')).toEqual(['email: Amber']);
  await client.post('/api/generations/actions', { action: 'delete', ids: [id] });
  expect(await kinds('amberine')).toEqual(['draft: Amber']);
  await client.put(`/api/threads/${threadId}`, { isDiscarded: true });
  expect(await kinds('amberine')).toEqual([]);
  await client.post('/api/generations/actions', { action: 'restore', ids: [id] });
  expect(await kinds('amberine')).toEqual(['email: Amber']);
});

test('a document is found by its name, a page also by its publisher, until it is deleted; a search without words has none', async () => {
  const keep = async (name: string, text: string) =>
    (await client.post<KeptDocument>('/api/documents', { name, text })).body.documentId;
  const id = await keep('Aflac 10-Q, Q1 2023.pdf', 'Page 1\nNet earnings rose.\n\nPage 2\nSales fell.');
  const pageId = await keep('Fed holds rates', 'The Federal Reserve held rates.');
  const origin = { url: 'https://news.example/fed', publisher: 'The Wire of Markets', publishedOn: null };
  await testApp.query('UPDATE documents SET origin = $1 WHERE id = $2', [JSON.stringify(origin), pageId]);
  expect(await search('10-q AFLAC')).toEqual([
    expect.objectContaining({ kind: 'document', id, title: 'Aflac 10-Q, Q1 2023.pdf', pages: 2, isPage: false }),
  ]);
  expect(await search('fed wire')).toEqual([
    expect.objectContaining({ kind: 'document', id: pageId, isPage: true, pages: null, excerpt: origin.publisher }),
  ]);
  expect(await kinds('af')).toEqual(['document: Aflac 10-Q, Q1 2023.pdf']);
  // Its text is searched where it was written from, in the drafts.
  expect(await search('earnings')).toEqual([]);
  expect(await search()).toEqual([]);
  await client.delete(`/api/documents/${id}`);
  expect(await search('aflac')).toEqual([]);
  client = await testApp.signedIn();
  expect(await search('wire')).toEqual([]);
});

test('nobody finds what others wrote', async () => {
  await draft('Subject: Secret\n\nTourmaline');
  await save('Tourmaline', 'Tourmaline');
  client = await testApp.signedIn();
  expect(await search('tourmaline')).toEqual([]);
  expect(await search('')).toEqual([]);
});
