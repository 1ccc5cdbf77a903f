import type {
  Brand,
  BrandProfile,
  BrandProposal,
  Campaign,
  ChatResponse,
  CoachResponse,
  JobAccepted,
  Ledger,
  ThreadResponse,
} from '@copydesk/contracts';
import { LIMITS } from '@copydesk/contracts';
import { buildBrand, buildBrief, buildCampaign, useSharedTestApp, type TestClient } from '@copydesk/testing';

const testApp = useSharedTestApp();
let client: TestClient;
beforeEach(async () => {
  client = await testApp.signedIn();
  testApp.demo.reset();
});

const make = async (change: Parameters<typeof buildBrand>[0] = {}) => {
  const { status, body } = await client.post<Brand>('/api/brands', buildBrand(change));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const list = async () => (await client.get<Brand[]>('/api/brands')).body;
const names = async () => (await list()).map(({ name, isDefault }) => (isDefault ? `${name}, default` : name));
const profile = async () => (await client.get<BrandProfile>('/api/account/house-profile')).body;
const thread = async (id: string | null) => (await client.get<ThreadResponse>(`/api/threads/${id}`)).body;
const offerOf = ({ offers }: Brand) => {
  const [offer] = offers;
  if (!offer) throw new Error('the brand has an offer');
  return offer;
};

describe('brands', () => {
  test('are kept as they are said; the first one is the default until another one is, or it goes', async () => {
    const first = await make({ name: '  Beacon  ', voice: ' Calm ' });
    expect(first).toEqual({
      ...buildBrand({ name: 'Beacon', voice: 'Calm' }),
      id: first.id,
      isDefault: true,
      offers: [{ ...buildBrand().offers[0], id: offerOf(first).id }],
    });
    const second = await make({ name: 'Atlas', offers: [] });
    expect(await names()).toEqual(['Beacon, default', 'Atlas']);
    expect((await client.put<Brand>(`/api/brands/${second.id}/default`)).body).toMatchObject({ isDefault: true });
    expect(await names()).toEqual(['Atlas, default', 'Beacon']);
    const changed = {
      ...buildBrand({ name: 'Beacon' }),
      offers: [offerOf(first), { ...offerOf(first), name: 'Twin' }],
    };
    const { body } = await client.put<Brand>(`/api/brands/${first.id}`, changed);
    expect(body.offers.map(({ name }) => name)).toEqual(['Options Newsletter', 'Twin']);
    expect(body.offers[0]?.id).toBe(offerOf(first).id);
    expect(body.offers[1]?.id).not.toBe(offerOf(first).id);
    expect((await client.delete(`/api/brands/${second.id}`)).status).toBe(204);
    expect(await names()).toEqual(['Beacon, default']);
    expect((await client.put(`/api/brands/${second.id}`, buildBrand())).status).toBe(404);
  });

  test.each([
    '*|UNSUB|*',
    '{{ unsubscribe_link }}',
    '{% unsubscribe %}',
    '{{ UnsubscribeURL }}',
    'https://a.example/?id={{ id }}',
  ])('keep the merge tag %s to the letter where an address is asked for', async (tag) => {
    const offers = buildBrand().offers.map((offer) => ({ ...offer, link: tag }));
    const brand = await make({ unsubscribeLink: tag, offers });
    expect([brand.unsubscribeLink, brand.offers[0]?.link]).toEqual([tag, tag]);
  });

  test.each([
    [{ name: ' ' }, { name: 'The name of the brand is required' }],
    [{ senderEmail: 'nobody' }, { senderEmail: 'The sender’s address must be an email address' }],
    [{ voice: 'a'.repeat(2_001) }, { voice: 'Please keep it to 2,000 characters' }],
    [
      { unsubscribeLink: 'javascript:alert(1)' },
      {
        unsubscribeLink:
          'The unsubscribe link must begin with http:// or https://, or be a tag such as {{unsubscribe_url}}',
      },
    ],
    [{ offers: 7 }, { offers: 'It must be a list' }],
    [{ offers: [7] }, { 'offers.0': 'Each entry of the list must be an object' }],
    [
      { offers: [{ name: 'A', link: 'beacon.example' }, {}] },
      {
        'offers.0.link': 'The link must begin with http:// or https://, or be a tag such as {{offer_url}}',
        'offers.1.name': 'The name of the offer is required',
      },
    ],
    ...['$99 a month', '9,99', '-1', '99.999', 7, null].map((price): [object, object] => [
      { offers: [{ name: 'A', standardPrice: price }] },
      { 'offers.0.standardPrice': 'Please enter one price in dollars, such as 99 or 99.50' },
    ]),
    [{ offers: Array(21).fill({ name: 'A' }) }, { offers: 'A brand may have at most 20 offers' }],
  ])('%j is refused at its field', async (change, errors) => {
    const { status, body } = await client.post('/api/brands', { ...buildBrand(), ...change });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
  });

  test('are twenty at most, and made once however often they are sent', async () => {
    const key = { 'idempotency-key': 'one' };
    const made = await Promise.all(
      [1, 2].map(() => client.post<Brand>('/api/brands', buildBrand({ offers: [] }), key)),
    );
    expect(made.map(({ body }) => body.id)).toEqual([made[0]?.body.id, made[0]?.body.id]);
    const all = Array.from({ length: LIMITS.brandsMax }, (_, at) =>
      client.post('/api/brands', buildBrand({ name: `Brand ${at}`, offers: [] })),
    );
    const statuses = (await Promise.all(all)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(LIMITS.brandsMax - 1).fill(201), 409]);
    const { body } = await client.post('/api/brands', buildBrand());
    expect(body.message).toBe('You have 20 brands, which is the most there can be. Please delete one first.');
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('are changed and made the default at the same time without an error', async () => {
    const brands = [await make({ name: 'Atlas' }), await make({ name: 'Beacon' })];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => brands)
        .flat()
        .flatMap(({ id, name }) => [
          client.put(`/api/brands/${id}`, buildBrand({ name })),
          client.put(`/api/brands/${id}/default`),
        ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('the calls of the house profile speak of the default one', async () => {
    const said = { company: 'Alpine', voice: 'Dry', wordsToAvoid: 'soar', disclaimer: 'No advice.' };
    expect((await client.put('/api/account/house-profile', said)).body).toEqual(said);
    expect(await list()).toMatchObject([{ ...said, name: 'Alpine', isDefault: true, offers: [], address: '' }]);
    const other = await make({ name: 'Atlas', company: 'Atlas' });
    await client.put(`/api/brands/${other.id}/default`);
    expect(await profile()).toMatchObject({ company: 'Atlas', voice: 'Calm' });
    await client.put('/api/account/house-profile', { ...said, company: 'Atlas Letters' });
    expect(await list()).toMatchObject([
      { name: 'Atlas', company: 'Atlas Letters', voice: 'Dry', signature: other.signature, offers: other.offers },
      { name: 'Alpine', company: 'Alpine' },
    ]);
  });
});

describe('a proposal', () => {
  const EMAIL = `From: "Acme Research" <desk@acme.example>
Subject: Intel

We read the filing so that you do not have to.

The Acme Options Letter sends two trades a week.

**Start your free month:**
https://acme.example/options?plan=7

Kind regards,
Jane Roe

Options involve risk.
1 Harbor Street, Springfield
Unsubscribe: https://acme.example/out`;

  test('says what stands in the emails, each with its words, and keeps nothing', async () => {
    await make();
    const { status, body } = await client.post<BrandProposal>('/api/brands/proposals', { emails: ['Hello.', EMAIL] });
    expect(status).toBe(200);
    const texts = Object.fromEntries(Object.entries(body.texts).map(([field, { text }]) => [field, text]));
    expect(texts).toMatchObject({
      company: 'Acme Research',
      senderEmail: 'desk@acme.example',
      signature: 'Jane Roe',
      disclaimer: 'Options involve risk.',
      address: '1 Harbor Street, Springfield',
      unsubscribeText: 'Unsubscribe',
      unsubscribeLink: 'https://acme.example/out',
    });
    expect(body.offers).toMatchObject([
      {
        name: { text: 'Acme Options Letter', email: 1, quote: 'The Acme Options Letter sends two trades a week.' },
        callToAction: { text: 'Start your free month' },
        link: { text: 'https://acme.example/options?plan=7' },
      },
    ]);
    expect(await names()).toEqual(['Beacon Options, default']);
    // No other brand had a say in it.
    expect(JSON.stringify(testApp.demo.calls.at(-1)?.request)).not.toContain('Beacon');
  });

  test('is stopped like any job', async () => {
    testApp.demo.play({ kind: 'hang-before-headers' });
    const job = await client.submit('/api/brands/proposals', { emails: [EMAIL] });
    await client.jobUntil(job, ({ status }) => status === 'running');
    await client.post(`/api/jobs/${job}/cancel`);
    const ended = await client.jobUntil(job, ({ finishedAt }) => finishedAt !== null);
    expect(ended).toMatchObject({ status: 'cancelled', result: null });
  });

  test.each([
    [[], 'Choose one to 5 of your emails'],
    [Array(6).fill('a'), 'Choose one to 5 of your emails'],
    [[' '], 'One of the emails is empty'],
    [['a'.repeat(20_001)], 'Each email must be at most 20,000 characters'],
  ])('of %j is refused', async (emails, message) => {
    expect(await client.post('/api/brands/proposals', { emails })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('a draft', () => {
  const closing = (brand: Brand, disclaimer: string) => `\n\n${brand.signature}\n\n${disclaimer}`;

  async function write(brand: Brand, choice: object) {
    const answer = await client.post<{ emailContent: string; threadId: string }>('/api/generate-email', {
      ...buildBrief(),
      ...choice,
    });
    expect(answer).toMatchObject({ status: 200 });
    return { ...answer.body, brand };
  }

  test('sells the offer that was chosen: its words and its link are in the prompt, link and disclaimer below the email', async () => {
    await make({ name: 'Other', company: 'Other', signature: 'Other', offers: [] });
    const brand = await make();
    const offer = offerOf(brand);
    const { emailContent, threadId } = await write(brand, { brandId: brand.id, offerId: offer.id });
    const [asked = ''] = testApp.demo.calls.map(({ request }) => JSON.stringify(request));
    for (const told of [offer.name, offer.benefits, offer.audience, offer.callToAction, offer.link])
      expect(asked).toContain(told);
    expect(asked).not.toContain(offer.disclaimer);
    expect(emailContent.endsWith(closing(brand, offer.disclaimer))).toBe(true);
    expect(emailContent).not.toContain(brand.disclaimer);
    expect(emailContent.split(offer.link)).toHaveLength(2);
    expect((await thread(threadId)).brand).toMatchObject({
      id: brand.id,
      name: brand.name,
      address: brand.address,
      offer,
    });
    const { body: ledger } = await client.get<Ledger>(`/api/threads/${threadId}/versions/1/ledger`);
    expect(ledger.entries.filter(({ kind }) => kind === 'link')).toMatchObject([
      { quote: offer.link, status: 'traced', source: { kind: 'brand' } },
    ]);
  });

  test('keeps its brand and its offer, whatever becomes of them', async () => {
    const brand = await make();
    const offer = offerOf(brand);
    const { threadId } = await write(brand, { brandId: brand.id, offerId: offer.id });
    const other = await make({ name: 'Other', company: 'Other', signature: 'Other', disclaimer: 'Other.' });
    await client.put(`/api/brands/${other.id}/default`);
    await client.put(`/api/brands/${brand.id}`, { ...buildBrand(), offers: [] });
    await client.delete(`/api/brands/${brand.id}`);
    const { body } = await client.post<ChatResponse>('/api/chat', { threadId, message: 'Shorten the email' });
    expect(body.content.endsWith(closing(brand, offer.disclaimer))).toBe(true);
    expect(body.content.split(offer.link)).toHaveLength(2);
    expect((await thread(threadId)).brand).toMatchObject({ id: brand.id, offer: { id: offer.id, link: offer.link } });
    // It is offered to no new one.
    const again = await client.post('/api/generate-email', { ...buildBrief(), brandId: brand.id });
    expect(again).toMatchObject({
      status: 404,
      body: { message: 'This brand was not found. Please choose another one.' },
    });
    const unnamed = await write(other, { offerId: null });
    expect(unnamed.emailContent.endsWith('The Other team\n\nOther.')).toBe(true);
  });

  test('is theirs when it is saved, copied and opened again', async () => {
    const brand = await make();
    const choice = { brandId: brand.id, offerId: offerOf(brand).id };
    const { threadId } = await write(brand, choice);
    const saved = (await client.post<{ id: number }>('/api/generations', { threadId })).body;
    const other = await make({ name: 'Other', company: 'Other', signature: 'Other' });
    await client.put(`/api/brands/${other.id}/default`);
    const copy = (await client.post<{ id: number }>(`/api/generations/${saved.id}/duplicate`)).body;
    const opened = (await client.post<{ threadId: string }>(`/api/generations/${copy.id}/thread`)).body;
    expect(opened.threadId).not.toBe(threadId);
    expect((await thread(opened.threadId)).brand).toMatchObject({ id: brand.id, offer: { id: choice.offerId } });
  });

  test('sells the only offer of its brand where none is named, and nothing where there are several', async () => {
    const brand = await make();
    const offer = offerOf(brand);
    for (const choice of [{}, { brandId: brand.id }]) {
      const { emailContent, threadId } = await write(brand, choice);
      expect(emailContent.endsWith(closing(brand, offer.disclaimer))).toBe(true);
      expect((await thread(threadId)).brand).toMatchObject({ id: brand.id, offer: { id: offer.id } });
    }
    const campaign = await client.post<JobAccepted>('/api/generate-campaign', buildCampaign(), {
      prefer: 'respond-async',
    });
    const { body: begun } = await client.get<Campaign>(`/api/campaigns/${campaign.body.campaignId}`);
    expect(begun.brand).toMatchObject({ id: brand.id, offer: { id: offer.id } });
    await client.post(`/api/jobs/${campaign.body.jobId}/cancel`);
    const several = { ...buildBrand(), offers: [offer, { ...offer, name: 'Twin' }] };
    await client.put<Brand>(`/api/brands/${brand.id}`, several);
    const { threadId } = await write(brand, { brandId: brand.id });
    expect((await thread(threadId)).brand).toMatchObject({ id: brand.id, offer: null });
  });

  test('of the coach keeps its offer where the next copy names none', async () => {
    const brand = await make();
    const copy = { emailCopy: 'Buy copper. It rose on Tuesday.', analysisType: 'improve' };
    const { threadId } = (await client.post<CoachResponse>('/api/rodchief-analysis', { ...copy, offerId: null })).body;
    await client.post('/api/rodchief-analysis', { ...copy, threadId });
    expect((await thread(threadId)).brand).toMatchObject({ offer: null });
    const first = (await client.post<CoachResponse>('/api/rodchief-analysis', copy)).body;
    expect((await thread(first.threadId)).brand).toMatchObject({ id: brand.id, offer: { id: offerOf(brand).id } });
  });

  test('sells nothing where no offer is wanted, and none that is not its brand’s', async () => {
    const brand = await make();
    const other = await make({ name: 'Other' });
    const { emailContent } = await write(brand, { brandId: brand.id, offerId: null });
    expect(emailContent.endsWith(closing(brand, brand.disclaimer))).toBe(true);
    expect(emailContent).not.toContain('https://');
    const foreign = { ...buildBrief(), brandId: brand.id, offerId: offerOf(other).id };
    expect(await client.post('/api/generate-email', foreign)).toMatchObject({
      status: 404,
      body: { message: 'This offer was not found. Please choose another one.' },
    });
  });

  test('that names an address which stands nowhere is mended', async () => {
    const brand = await make();
    const { link } = offerOf(brand);
    const answer = (content: string) => ({ kind: 'answer', content }) as const;
    const edits = [{ quote: 'https://made-up.example/now', text: link }];
    testApp.demo.play(
      answer('Subject: Copper\n\nNobody looks at a mine.\n\n**Start.**\nhttps://made-up.example/now'),
      answer(JSON.stringify({ edits })),
    );
    const { emailContent } = await write(brand, { brandId: brand.id, offerId: offerOf(brand).id });
    expect(emailContent).toContain(`**Start.**\n${link}`);
    expect(emailContent).not.toContain('made-up');
  });

  test('of the coach and the parts of a campaign have theirs', async () => {
    await make({ name: 'Other', company: 'Other', signature: 'Other', offers: [] });
    const brand = await make();
    const choice = { brandId: brand.id, offerId: offerOf(brand).id };
    const copy = { emailCopy: 'Buy copper. It rose on Tuesday.', analysisType: 'improve', ...choice };
    const coached = (await client.post<CoachResponse>('/api/rodchief-analysis', copy)).body;
    expect((await thread(coached.threadId)).brand).toMatchObject({ id: brand.id, offer: { id: choice.offerId } });
    // The next copy may be of another brand.
    const [first] = (await list()).filter(({ name }) => name === 'Other');
    await client.post('/api/rodchief-analysis', {
      ...copy,
      threadId: coached.threadId,
      brandId: first?.id,
      offerId: null,
    });
    expect((await thread(coached.threadId)).brand).toMatchObject({ id: first?.id, offer: null });
    const started = await client.post<JobAccepted>(
      '/api/generate-campaign',
      { ...buildCampaign(), ...choice },
      { prefer: 'respond-async' },
    );
    await client.jobUntil(started.body.jobId, ({ finishedAt }) => finishedAt !== null, 60_000);
    const { body } = await client.get<Campaign>(`/api/campaigns/${started.body.campaignId}`);
    expect(body.brand).toMatchObject({ id: brand.id, offer: { id: choice.offerId } });
    expect(body.parts).toHaveLength(6);
    for (const { part, content } of body.parts) {
      expect({ part, ends: content.endsWith(offerOf(brand).disclaimer) }).toEqual({ part, ends: true });
      expect({ part, links: content.split(offerOf(brand).link).length - 1 }).toEqual({
        part,
        links: part === 'orderForm' ? 0 : 1,
      });
    }
  });
});
