import { randomUUID } from 'node:crypto';
import { useSetUpDatabase } from '@copydesk/testing';
import { createDataSource } from './data-source';
import { BrandOfSaved1795600100000 } from './migrations/1795600100000-brand-of-saved.migration';
import { OwnEmails1795820000000 } from './migrations/1795820000000-own-emails.migration';
import { Brands1795600000000 } from './migrations/1795600000000-brands.migration';
import { OfferPrices1795840000000 } from './migrations/1795840000000-offer-prices.migration';

const PROFILE = { company: ' Beacon\nResearch ', voice: 'Calm', wordsToAvoid: 'soar', disclaimer: 'No advice.' };

const temporary = useSetUpDatabase();
const source = createDataSource(temporary);
beforeAll(() => source.initialize());
afterAll(() => source.destroy());

const one = async <T>(statement: string, ...parameters: unknown[]): Promise<T> => {
  const [row] = await temporary.query<{ found: T }>(`SELECT (SELECT ${statement}) AS found`, parameters);
  if (!row) throw new Error('a select of one value answers a row');
  return row.found;
};
const brandOf = (user: number, thread: string | null = null) =>
  one<Record<string, unknown> | null>('brand_of($1, $2, NULL)', user, thread);

async function makeUser(profile: object | null): Promise<number> {
  const [row] = await temporary.query<{ id: number }>(
    `INSERT INTO users (username, password, brand_profile) VALUES ($1, '-', $2) RETURNING id`,
    [randomUUID(), profile],
  );
  return row?.id ?? 0;
}

async function makeThread(userId: number): Promise<string> {
  const id = randomUUID();
  await temporary.query('INSERT INTO threads (id, user_id, app_id) VALUES ($1, $2, 1)', [id, userId]);
  return id;
}

test('a house profile becomes the first brand, what older processes write of it is heard, and what newer ones write is told them', async () => {
  const [migration, ofSaved, ownEmails] = [
    new Brands1795600000000(),
    new BrandOfSaved1795600100000(),
    new OwnEmails1795820000000(),
  ];
  const runner = source.createQueryRunner();
  await ownEmails.down(runner);
  await ofSaved.down(runner);
  await migration.down(runner);
  const [told, silent, empty] = [
    await makeUser(PROFILE),
    await makeUser(null),
    await makeUser({ company: '', voice: ' ' }),
  ];
  const before = await makeThread(told);
  const beforeAny = await makeThread(silent);
  await runner.startTransaction();
  await migration.up(runner);
  await ofSaved.up(runner);
  await ownEmails.up(runner);
  await runner.commitTransaction();
  await runner.release();

  expect(await brandOf(told)).toMatchObject({
    ...PROFILE,
    name: 'Beacon Research',
    isDefault: true,
    address: '',
    offer: null,
  });
  expect([await brandOf(silent), await brandOf(empty), await brandOf(silent, beforeAny)]).toEqual([null, null, null]);
  expect(
    await one<number>(`sum(bytes)::float8 FROM storage WHERE user_id = $1 AND kind = 'drafts'`, told),
  ).toBeGreaterThan(900);

  // An older process saves a house profile.
  const save = (user: number, profile: object) =>
    temporary.query('UPDATE users SET brand_profile = $2 WHERE id = $1', [user, profile]);
  await save(told, { ...PROFILE, voice: 'Dry' });
  await save(silent, PROFILE);
  expect(await brandOf(told)).toMatchObject({ ...PROFILE, voice: 'Dry', name: 'Beacon Research' });
  expect(await brandOf(silent)).toMatchObject({ ...PROFILE, isDefault: true, signature: '' });
  // What was begun before there was a brand is of the first one, as it was.
  expect(await brandOf(silent, beforeAny)).toMatchObject({ name: 'Beacon Research' });

  // A newer one changes the default brand, and makes another one that.
  const profile = () => one('brand_profile FROM users WHERE id = $1', told);
  await temporary.query(
    `UPDATE brands SET profile = profile || '{"voice": "Warm", "signature": "Jane"}' WHERE user_id = $1`,
    [told],
  );
  expect(await profile()).toEqual({ ...PROFILE, voice: 'Warm' });
  await temporary.query('UPDATE brands SET is_default = false WHERE user_id = $1', [told]);
  await temporary.query(`INSERT INTO brands (user_id, name, is_default, profile) VALUES ($1, 'Other', true, $2)`, [
    told,
    { ...PROFILE, company: 'Other', signature: '' },
  ]);
  expect(await profile()).toEqual({ ...PROFILE, company: 'Other' });

  // Drafts keep the brand that they began with: a new one the default of its time.
  const after = await makeThread(told);
  expect([(await brandOf(told, before))?.name, (await brandOf(told, after))?.name]).toEqual([
    'Beacon Research',
    'Other',
  ]);
  await temporary.query('UPDATE brands SET is_default = false WHERE user_id = $1', [told]);
  expect((await brandOf(told, after))?.name).toBe('Other');
  // And nobody else's.
  expect(await brandOf(silent, after)).toMatchObject({ name: 'Beacon Research' });

  await temporary.query('DELETE FROM users WHERE id = $1', [told]);
  expect(await one('count(*)::int FROM brands WHERE user_id = $1', told)).toBe(0);
});

test('offers from before have prices, none of them entered; and back', async () => {
  const user = await makeUser(null);
  const [one, two] = [
    { id: randomUUID(), name: 'One' },
    { id: randomUUID(), name: 'Two' },
  ];
  await temporary.query(
    `INSERT INTO brands (user_id, name, is_default, profile, offers, former_offers) VALUES ($1, 'Beacon', true, $2, $3, $4)`,
    [user, PROFILE, JSON.stringify([one, two]), JSON.stringify([two])],
  );
  const offers = () =>
    temporary.query('SELECT offers, former_offers FROM brands WHERE user_id = $1 AND is_default', [user]);
  const migration = new OfferPrices1795840000000();
  const runner = source.createQueryRunner();
  await migration.up(runner);
  const prices = { standardPrice: '', discountedPrice: '', vipPrice: '' };
  expect(await offers()).toEqual([
    {
      offers: [
        { ...one, ...prices },
        { ...two, ...prices },
      ],
      former_offers: [{ ...two, ...prices }],
    },
  ]);
  await migration.down(runner);
  await runner.release();
  expect(await offers()).toEqual([{ offers: [one, two], former_offers: [two] }]);
});
