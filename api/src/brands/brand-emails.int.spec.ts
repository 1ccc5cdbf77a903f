import {
  LIMITS,
  type Brand,
  type BrandEmail,
  type BrandVoice,
  type GenerationResponse,
  type ResultGroup,
} from '@copydesk/contracts';
import { buildBrand, buildBrief, DRY_EMAILS, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
let brand: Brand;
let address: string;
beforeEach(async () => {
  client = await testApp.signedIn();
  testApp.demo.reset();
  brand = (await client.post<Brand>('/api/brands', buildBrand({ offers: [] }))).body;
  address = `/api/brands/${brand.id}/emails`;
});

const [SALT = '', BANK = '', MINE = '', FERRY = ''] = [DRY_EMAILS[2], DRY_EMAILS[1], DRY_EMAILS[0], DRY_EMAILS[3]];
const NOTHING = { opened: null, clicked: null, sold: null, unsubscribed: null, sentOn: '' };

const keep = async (content: string, more: object = {}) => {
  const { status, body } = await client.post<BrandEmail>(address, { content, ...more });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const titles = async () => (await client.get<BrandEmail[]>(address)).body.map(({ title }) => title);
const say = (id: string, result: object | null, purpose = 'news') =>
  client.put<BrandEmail>(`${address}/${id}`, { purpose, result });
const prompt = () => JSON.stringify(testApp.demo.calls[0]?.request);
const inPrompt = (email: string) => prompt().includes(JSON.stringify(email.trim()).slice(1, -1));

describe('the emails of a brand', () => {
  test('are kept whole with their purpose and how they did, the best first, once each, and are deleted', async () => {
    const salt = await keep(SALT);
    expect(salt).toMatchObject({ title: 'Nine pages on salt', purpose: 'news', result: null, characters: SALT.length });
    expect((await keep(SALT)).id).toBe(salt.id);
    const bank = await keep(BANK.replace('Subject: ', 'From: Ann <ann@a.example>\nSubject: '));
    expect(await titles()).toEqual(['A bank that says no', 'Nine pages on salt']);
    expect((await say(salt.id, { sent: 1_000, clicked: 30 }, 'offer')).body).toMatchObject({
      purpose: 'offer',
      result: { ...NOTHING, sent: 1_000, clicked: 30 },
    });
    // 1 of 10 is more, and less is certain of it.
    await say(bank.id, { sent: 10, clicked: 1 });
    expect(await titles()).toEqual(['Nine pages on salt', 'A bank that says no']);
    expect((await client.get(`${address}/${bank.id}`)).body).toMatchObject({ content: BANK });
    expect((await say(bank.id, null)).body.result).toBeNull();
    expect((await client.delete(`${address}/${bank.id}`)).status).toBe(204);
    expect((await client.delete(`${address}/${bank.id}`)).status).toBe(404);
    expect(await titles()).toEqual(['Nine pages on salt']);
  });

  test('go with their brand, and weigh what they hold', async () => {
    const before = (await client.get<{ used: { emails: number } }>('/api/account/storage')).body.used.emails;
    await keep(SALT);
    const { body } = await client.get<{ used: { emails: number } }>('/api/account/storage');
    expect(body.used.emails - before).toBeGreaterThan(SALT.length);
    await client.delete(`/api/brands/${brand.id}`);
    expect((await client.get(address)).status).toBe(404);
    expect(await testApp.query('SELECT id FROM brand_emails WHERE brand_id = $1', [brand.id])).toEqual([]);
    expect((await client.get('/api/account/storage')).body).toMatchObject({ used: { emails: before } });
  });

  test('are thirty at most, also at once, of 100 KB each', async () => {
    const all = Array.from({ length: LIMITS.ownEmailsMax + 1 }, (_, at) =>
      client.post(address, { content: `Email ${at}.` }),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(LIMITS.ownEmailsMax).fill(201), 409]);
    const { body } = await client.post(address, { content: 'One more.' });
    expect(body.message).toBe('A brand keeps at most 30 of its emails. Please delete one first.');
    const long = await client.post(address, { content: 'a'.repeat(100 * 1024 + 1) });
    await client.delete(`${address}/${(await client.get<BrandEmail[]>(address)).body[0]?.id}`);
    expect(await keep('From: Ann\nTo: me')).toMatchObject({ characters: 16 });
    expect(long).toMatchObject({ status: 400, body: { message: 'An email may have at most 100 KB' } });
  });

  test('from the library take its results along, and both hear of later ones', async () => {
    const saved = await client.post<GenerationResponse>('/api/generations', { title: 'Salt', content: SALT, appId: 1 });
    const { id } = saved.body;
    const result = { ...NOTHING, sent: 200, clicked: 20 };
    const said = await client.put<GenerationResponse>(`/api/generations/${id}/result`, { result });
    expect(said.body.result).toEqual(result);
    const email = await keep(SALT, { generationId: id });
    expect(email).toMatchObject({ generationId: id, result });
    await client.put(`/api/generations/${id}/result`, { result: { ...result, clicked: 30 } });
    expect((await client.get<BrandEmail[]>(address)).body[0]?.result?.clicked).toBe(30);
    await say(email.id, { ...result, clicked: 40 });
    expect((await client.get<GenerationResponse>(`/api/generations/${id}`)).body.result?.clicked).toBe(40);
    const stranger = await testApp.signedIn();
    const other = (await stranger.post<Brand>('/api/brands', buildBrand())).body;
    const taken = await stranger.post(`/api/brands/${other.id}/emails`, { content: SALT, generationId: id });
    expect(taken.status).toBe(404);
  });

  test.each([
    [{ sent: 0 }, 'Sent must be a whole number of at least 1'],
    [{ sent: 10, clicked: 11 }, 'Clicked cannot be more than sent'],
    [{ sent: 10, opened: 1.5 }, 'Opened must be a whole number, or empty'],
    [{ sent: 10, sentOn: '2026-02-30' }, 'The day it was sent must be a date'],
  ])('refuse the result %j', async (result, message) => {
    const { id } = await keep(SALT);
    expect(await say(id, result)).toMatchObject({ status: 400, body: { message } });
  });

  test('say from three on how the brand sounds', async () => {
    const voice = async () => (await client.get<BrandVoice>(`/api/brands/${brand.id}/voice`)).body;
    await Promise.all([keep(SALT), keep(BANK)]);
    expect(await voice()).toEqual({ emails: 2, voice: null });
    await keep(MINE);
    expect(await voice()).toMatchObject({ emails: 3, voice: { worn: [] } });
  });
});

describe('a draft is written with two of them, whole:', () => {
  const write = (more: object = {}) =>
    client.post('/api/generate-email', { ...buildBrief(), brandId: brand.id, ...more });

  test('those of its kind, and of these the best', async () => {
    const [best, good, poor] = [await keep(SALT), await keep(BANK), await keep(MINE)];
    await keep(FERRY, { purpose: 'offer' }).then(({ id }) => say(id, { sent: 1_000, clicked: 900 }, 'offer'));
    await say(best.id, { sent: 1_000, clicked: 50 });
    await say(good.id, { sent: 1_000, clicked: 40 });
    await say(poor.id, { sent: 1_000, clicked: 10 });
    await write();
    expect([SALT, BANK, MINE, FERRY].map(inPrompt)).toEqual([true, true, false, false]);
  });

  test('none where the brand has none, or where one is too long for the window', async () => {
    await keep(`${SALT}\n\n${'Salt is heavy. '.repeat(6_000)}`);
    await write();
    expect(prompt()).not.toContain('houseEmail');
  });

  test('a check of it is without them', async () => {
    await keep(SALT);
    const { body } = await client.post<{ threadId: string }>('/api/generate-email', {
      ...buildBrief(),
      brandId: brand.id,
    });
    testApp.demo.reset();
    const review = await client.post('/api/rodchief-review', { threadId: body.threadId, emailContent: BANK });
    expect(review.status).toBe(200);
    expect(prompt()).not.toContain('houseEmail');
  });
});

test('which sorts of emails do how well is said by kind, tool, shape and angle, all readers of a sort together', async () => {
  const [salt, bank, mine] = [await keep(SALT), await keep(BANK), await keep(MINE, { purpose: 'offer' })];
  await say(salt.id, { sent: 1_000, clicked: 10, sold: 1 });
  await say(bank.id, { sent: 3_000, clicked: 50 });
  await say(mine.id, { sent: 100, clicked: 20 }, 'offer');
  const { body } = await client.post<{ threadId: string }>('/api/generate-email', {
    ...buildBrief(),
    brandId: brand.id,
  });
  const idea = { angle: 'Salt is dull, and it pays', shape: 'story' };
  await testApp.query(`UPDATE threads SET brief = jsonb_set(brief, '{input}', brief -> 'input' || $2) WHERE id = $1`, [
    body.threadId,
    idea,
  ]);
  const saved = await client.post<GenerationResponse>('/api/generations', { threadId: body.threadId });
  await testApp.query(`UPDATE threads SET brief = jsonb_set(brief, '{input,shape}', '"list"') WHERE id = $1`, [
    body.threadId,
  ]);
  await client.put(`/api/generations/${saved.body.id}/result`, { result: { sent: 50, opened: 10 } });
  const groups = await client.get<ResultGroup[]>(`/api/brands/${brand.id}/results`);
  const opened = { emails: 1, counts: [{ measure: 'opened', part: 10, whole: 50 }] };
  expect(groups.body).toEqual([
    { by: 'angle', name: idea.angle, ...opened },
    { by: 'kind', name: 'offer', emails: 1, counts: [{ measure: 'clicked', part: 20, whole: 100 }] },
    {
      by: 'kind',
      name: 'news',
      emails: 2,
      counts: expect.arrayContaining([
        { measure: 'clicked', part: 60, whole: 4_000 },
        { measure: 'sold', part: 1, whole: 1_000 },
      ]),
    },
    { by: 'shape', name: 'story', ...opened },
    { by: 'tool', name: '1', ...opened },
  ]);
});
