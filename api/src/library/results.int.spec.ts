import type { Brand, BrandEmail, GenerationPreview, GenerationResponse, ResultMatches } from '@copydesk/contracts';
import { buildBrand, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
});

const NOTHING = { opened: null, clicked: null, sold: null, unsubscribed: null, sentOn: '' };

const save = async (title: string, content = `Subject: ${title}\n\nCopper rose.`) =>
  (await client.post<GenerationResponse>('/api/generations', { title, content, appId: 1 })).body.id;
const read = async (id: number) => (await client.get<GenerationResponse>(`/api/generations/${id}`)).body.result;
const match = async (...names: string[]) =>
  (await client.post<ResultMatches>('/api/results/matches', { names })).body.map((found) =>
    found.map(({ title }) => title),
  );

describe('results from a report', () => {
  test('find an email by its title and by its subject line, whatever the case, and a brand’s own', async () => {
    await save('The mine', '**Subject: Copper  wakes up**\n\nIt rose.');
    await save('Twice');
    await save('Twice');
    const brand = (await client.post<Brand>('/api/brands', buildBrand())).body;
    await client.post(`/api/brands/${brand.id}/emails`, { content: 'Subject: Nine pages on salt\n\nSalt is heavy.' });
    expect(await match('copper wakes UP', ' The mine ', 'Nine pages on salt', 'Twice', 'Nobody', '')).toEqual([
      ['The mine'],
      ['The mine'],
      ['Nine pages on salt'],
      ['Twice', 'Twice'],
      [],
      [],
    ]);
    const stranger = await testApp.signedIn();
    expect((await stranger.post('/api/results/matches', { names: ['The mine'] })).body).toEqual([[]]);
  });

  test('are kept all together, or not at all', async () => {
    const [first, second] = [await save('First'), await save('Second')];
    const stranger = await testApp.signedIn();
    const row = (id: number | string, clicked: number) => ({
      kind: 'saved',
      id: String(id),
      result: { sent: 100, clicked },
    });
    const keep = (who: TestClient, ...results: object[]) => who.post('/api/results', { results });
    expect((await keep(client, row(first, 10), row(999_999_999, 20))).status).toBe(404);
    expect((await keep(client, row(first, 10), row(second, 101))).body).toMatchObject({
      message: 'Clicked cannot be more than sent',
    });
    expect((await keep(stranger, row(first, 10))).status).toBe(404);
    expect([await read(first), await read(second)]).toEqual([null, null]);
    expect((await keep(client, row(first, 10), row(second, 20))).body).toEqual({ kept: 2 });
    expect(await read(second)).toEqual({ ...NOTHING, sent: 100, clicked: 20 });
  });

  test('reach the copies of a saved email, and the last one holds where an email has several', async () => {
    const saved = await save('Salt');
    const brand = (await client.post<Brand>('/api/brands', buildBrand())).body;
    const add = async (content: string, generationId?: number) =>
      (await client.post<BrandEmail>(`/api/brands/${brand.id}/emails`, { content, generationId })).body.id;
    const [copy, alone] = [await add('Subject: Salt', saved), await add('Subject: Pepper')];
    const row = (kind: 'saved' | 'own', id: string, clicked: number) => ({ kind, id, result: { sent: 100, clicked } });
    const { body } = await client.post('/api/results', {
      results: [row('saved', String(saved), 1), row('own', alone.toUpperCase(), 2), row('own', copy, 3)],
    });
    expect(body).toEqual({ kept: 3 });
    const kept = (await client.get<BrandEmail[]>(`/api/brands/${brand.id}/emails`)).body;
    expect(new Map(kept.map(({ id, result }) => [id, result?.clicked]))).toEqual(
      new Map([
        [copy, 3],
        [alone, 2],
      ]),
    );
    expect((await read(saved))?.clicked).toBe(3);
  });

  test('of reports that name the same emails in other orders are all kept', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 20; n++) ids.push(await save(`Email ${n}`));
    const report = (order: number[], clicked: number) => ({
      results: order.map((id) => ({ kind: 'saved', id: String(id), result: { sent: 100, clicked } })),
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        client.post('/api/results', report(n % 2 === 0 ? ids : ids.toReversed(), n)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

test('the library is sorted by clicks and by sales, what is certain of them; the others come last', async () => {
  const ids = new Map<string, number>();
  for (const title of ['Few', 'None', 'Many', 'Some']) ids.set(title, await save(title));
  const say = (title: string, result: object) =>
    client.put(`/api/generations/${ids.get(title)}/result`, { result: { ...NOTHING, ...result } });
  await say('Few', { sent: 10, clicked: 1, sold: 1 });
  await say('Many', { sent: 10_000, clicked: 900, sold: 5 });
  await say('Some', { sent: 10_000, clicked: 800 });
  const sorted = async (sort: string) =>
    (await client.get<GenerationPreview[]>(`/api/generations?view=preview&sort=${sort}`)).body.map(
      ({ title }) => title,
    );
  expect(await sorted('clicked')).toEqual(['Many', 'Some', 'Few', 'None']);
  expect(await sorted('sold')).toEqual(['Few', 'Many', 'Some', 'None']);
  const page = await client.get<GenerationPreview[]>('/api/generations?view=preview&sort=clicked&limit=2');
  const next = /\?([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
  expect((await client.get<GenerationPreview[]>(`/api/generations?${next}`)).body.map(({ title }) => title)).toEqual([
    'Few',
    'None',
  ]);
});
