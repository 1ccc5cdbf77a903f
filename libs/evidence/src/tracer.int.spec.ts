import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packStructure, readHtml } from '@copydesk/figures';
import { inlineFiling } from '@copydesk/testing';
import type Piscina from 'piscina';
import type * as Evidence from '.';

/** As it is built: a thread runs the file that lies beside it on the disk. */
const { Tracer, TracerBusy, TracerLimit } = jest.requireActual<typeof Evidence>(
  '../../../dist/libs/evidence/src/index.js',
);

const USER = 1;
const INPUT = { brief: 'The offer: join for $49 for the first year.' };
const TEXT = 'Join for $49 for the first year. It rose 12% in June.';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'tracer-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const open: Evidence.Tracer[] = [];
function tracerWith(limits?: ConstructorParameters<typeof Evidence.Tracer>[0]): Evidence.Tracer {
  const tracer = new Tracer(limits);
  open.push(tracer);
  return tracer;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((tracer) => tracer.close()));
});

/** Has the thread of a tracer run something else. */
function runIn(tracer: Evidence.Tracer, code: string): Promise<unknown> {
  const filename = join(folder, `${code.length}.cjs`);
  writeFileSync(filename, `module.exports = () => (${code});`);
  return poolOf(tracer).run({}, { filename });
}

const poolOf = (tracer: Evidence.Tracer): Piscina => Reflect.get(Reflect.get(tracer, 'threads'), 'pool');
const threadsOf = (tracer: Evidence.Tracer): number => poolOf(tracer).threads.length;

test('claims are counted, and those with a number apart', async () => {
  const traced = await tracerWith().trace(USER, `Ann Roe says so. ${TEXT}`, INPUT);
  expect(traced.entries.map(({ quote, status }) => [quote, status])).toEqual(
    expect.arrayContaining([
      ['$49', 'traced'],
      ['12%', 'unsourced'],
    ]),
  );
  expect(traced).toMatchObject({ traced: 1, figures: 2, figuresTraced: 1, total: traced.entries.length });
  expect(traced.evidenceVersion).toMatch(/^[\da-f]{64}$/);
});

test('the figures of a draft are judged by the tags of its filing', async () => {
  const filing = readHtml(inlineFiling());
  const input = { document: filing.text, structure: packStructure(filing), brief: INPUT.brief };
  const draft = (revenue: string) =>
    `Revenue was ${revenue} in the first quarter of 2024. Umbra's gross profit was $2.58 billion. Join for $49 for the first year.`;
  const tracer = tracerWith();
  const statuses = async (text: string, sources: object) =>
    (await tracer.trace(USER, text, sources)).entries.map(({ quote, status }) => [quote, status]);
  const others = [
    ['$2.58 billion', 'found'],
    ['$49', 'traced'],
  ];
  expect(await statuses(draft('$4.2 billion'), input)).toEqual([['$4.2 billion', 'traced'], ...others]);
  expect(await statuses(draft('$4.9 billion'), input)).toEqual([['$4.9 billion', 'mismatch'], ...others]);
  // The same text without its tags is another document.
  const told = async (sources: object) => (await tracer.trace(USER, draft('$4.9 billion'), sources)).entries[0]?.use;
  expect(await told(input)).toBe('$4.2 billion');
  expect(await told({ ...input, structure: null })).toBeUndefined();
});

test('a text that was just traced is not traced again beside the same evidence', async () => {
  const tracer = tracerWith();
  const first = await tracer.trace(USER, TEXT, INPUT);
  expect(await tracer.trace(USER, TEXT, INPUT)).toEqual(first);
  expect(poolOf(tracer).completed).toBe(1);
  expect((await tracer.trace(USER, TEXT, { brief: 'Join for $7.' })).traced).toBe(0);
});

test('the thread starts with the first text and knows nothing of this process', async () => {
  const tracer = tracerWith();
  expect(threadsOf(tracer)).toBe(0);
  await tracer.trace(USER, TEXT, INPUT);
  expect(threadsOf(tracer)).toBe(1);
  expect(await runIn(tracer, 'Object.keys(process.env).length')).toBe(0);
});

test('this process goes on while a long text is traced', async () => {
  const tracer = tracerWith();
  const tracing = tracer.trace(USER, 'net sales were $1.2 million in Q1 2023 '.repeat(900), {
    document: 'Page 1\n'.repeat(40_000),
  });
  let turns = 0;
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    turns += 1;
  }, 5);
  await tracing;
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  expect(longest).toBeLessThan(300);
});

/** A document that takes longer to read than a test waits. */
const ENDLESS = { document: '1\t'.repeat(8_000_000) };

test('a text that takes too long is given up, in words that name the bound, and the next one is traced', async () => {
  const tracer = tracerWith({ limitMs: 5_000 });
  const tracing = tracer.trace(USER, TEXT, ENDLESS);
  await expect(tracing).rejects.toBeInstanceOf(TracerLimit);
  await expect(tracing).rejects.toMatchObject({
    retry: 'never',
    message: expect.stringContaining('more than 5 seconds'),
  });
  expect((await tracer.trace(USER, TEXT, INPUT)).traced).toBe(1);
});

test('another user is served while the longest document of one user is read, however many texts that user sent', async () => {
  const tracer = tracerWith({ limitMs: 20_000 });
  const heavy = Promise.allSettled(Array.from({ length: 10 }, (_, n) => tracer.trace(USER, `${TEXT} ${n}`, ENDLESS)));
  const startedAt = performance.now();
  expect((await tracer.trace(2, TEXT, INPUT)).traced).toBe(1);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(poolOf(tracer).threads).toHaveLength(2);
  await tracer.close();
  await heavy;
});

test('a document that could not be read in time is not tried again for a minute, with any text', async () => {
  const tracer = tracerWith({ limitMs: 2_000 });
  const texts = Array.from({ length: 6 }, (_, n) => tracer.trace(USER, `${TEXT} ${n}`, ENDLESS));
  const startedAt = performance.now();
  for (const { status } of await Promise.allSettled(texts)) expect(status).toBe('rejected');
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});

test('the time of a text counts from its own turn', async () => {
  const tracer = tracerWith({ limitMs: 5_000 });
  const [first, second] = await Promise.allSettled([
    tracer.trace(USER, TEXT, ENDLESS),
    tracer.trace(USER, TEXT, INPUT),
  ]);
  expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
});

test('a text with too many figures for its sources is refused at once, in words that say what to do', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `Net sales were $${n + 1} million in Q1 ${2010 + (n % 14)}. `).join('');
  const tracer = tracerWith({ limitMs: 60_000 });
  const tracing = tracer.trace(USER, many(4_500), { document: many(2_500) });
  await expect(tracing).rejects.toThrow(
    /^This text has 4,\d{3} figures, names and quotations, and its sources have \d+ figures: that is more than can be compared\. Shorten the text, or use only the part of the document that it is about\.$/,
  );
  expect((await tracer.trace(USER, many(100), { document: many(2_500) })).figures).toBe(100);
});

test('what is being traced does not hold up the end of this process', async () => {
  const tracer = tracerWith();
  const tracing = tracer.trace(USER, TEXT, ENDLESS);
  const ended = expect(tracing).rejects.toThrow();
  const startedAt = performance.now();
  await tracer.close();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await ended;
});

test('what cannot be traced fails alone', async () => {
  const tracer = tracerWith();
  await expect(tracer.trace(USER, undefined as unknown as string, INPUT)).rejects.toThrow();
  expect((await tracer.trace(USER, TEXT, INPUT)).traced).toBe(1);
});

test('half a character in a quote is made whole, since it could not be kept', async () => {
  const { entries } = await tracerWith().trace(
    USER,
    'It rose by \ud83d$49 million and said "the end \udc00 of it all".',
    INPUT,
  );
  expect(JSON.stringify(entries).isWellFormed()).toBe(true);
  expect(JSON.stringify(entries)).not.toMatch(/\\ud[89a-f]/i);
});

test('more texts than may wait are refused at once', async () => {
  const tracer = tracerWith();
  const tracing = Promise.allSettled(Array.from({ length: 150 }, () => tracer.trace(USER, TEXT, INPUT)));
  const refused = (await tracing).filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ reason }) => reason instanceof TracerBusy)).toBe(true);
});
