import { NO_BRAND } from '@copydesk/contracts';
import { prepareSources, traceDraft } from '@copydesk/figures';
import { claimsOfText } from './claims-of-text';
import { factCheckTool, type FactCheckInput } from './fact-check.tool';
import type { CheckedCatalyst } from './read-fact-check';

const news = (changes: Partial<CheckedCatalyst> = {}): CheckedCatalyst => ({
  id: '7',
  title: 'Rates cut',
  text: 'The bank cut its lending rates by **25** basis points.',
  source: 'The Fed',
  url: 'https://fed.example/cut',
  publishedAt: '2024-05-01T12:00:00Z',
  isTraced: false,
  ...changes,
});
const DOCUMENT =
  'Page 3\nIn the third quarter, orders rose **because** dealers\nrestocked 🚀.\nThe Company employs 26,000 people. Depreciable lives are 11 months.';
const TEXT = 'Orders rose because dealers restocked 🚀. The bank cut its lending rates. Cash was $9 billion.';
const input: FactCheckInput = {
  text: TEXT,
  context: 'Subject: Orders',
  claims: claimsOfText(TEXT, traceDraft(TEXT, prepareSources({ document: DOCUMENT }))),
  document: DOCUMENT,
  catalysts: [news(), news({ id: '8', url: 'javascript:alert(1)', source: null })],
};
const { name, schema, parse } = factCheckTool.answer(input);
const answer = (changes: Record<string, unknown> = {}) => ({
  id: 1,
  verdict: 'supported',
  note: ' The report says so. ',
  sources: [{ id: 'document', quote: 'orders rose because dealers restocked' }],
  ...changes,
});
const read = (...claims: unknown[]) => parse({ claims }).map(({ verdict }) => verdict);

it('asks for the claims alone, each by its number, with all sources', () => {
  const { messages } = factCheckTool.prompt(input, {
    windowTokens: 100_000,
    brand: NO_BRAND,
    today: '2026-01-01',
    fence: '3f9a1c07',
  });
  const asked = messages.at(-1)?.content ?? '';
  expect(asked).toContain('1: Orders rose because dealers restocked 🚀.\n2: The bank cut its lending rates.\n3: Cash');
  expect(asked).toContain('id: 7\nThe Fed, 2024-05-01\nRates cut');
  expect(asked).toMatch(/Today is \w+, January 1, 2026\./);
  expect(name).toBe('fact_check');
  expect(JSON.stringify(schema)).toContain('"enum":["document","7","8"]');
  expect(JSON.stringify(schema)).toContain('"enum":[1,2,3]');
});

describe('the answer of fact-check', () => {
  it('is read with quotes as they stand in their source, and the page', () => {
    expect(read(answer())).toEqual([
      {
        claim: 'Orders rose because dealers restocked 🚀.',
        verdict: 'supported',
        note: 'The report says so.',
        sources: [
          {
            kind: 'document',
            title: 'Your document',
            url: null,
            quote: 'orders rose **because** dealers\nrestocked',
            page: 3,
          },
        ],
      },
    ]);
  });

  it('links to addresses of the web only', () => {
    const sources = ['7', '8'].map((id) => ({ id, quote: 'cut its lending rates' }));
    const [verdict] = read(answer({ id: 2, sources }));
    expect(verdict?.sources.map(({ title, url }) => [title, url])).toEqual([
      ['Rates cut (The Fed)', 'https://fed.example/cut'],
      ['Rates cut', null],
    ]);
  });

  it('leaves a claim that was not found without sources, and one that is none out', () => {
    expect(read(answer({ verdict: 'not-found' }), answer({ id: 2, verdict: 'no-claim' }))).toMatchObject([
      { verdict: 'not-found', sources: [] },
      null,
    ]);
  });

  it.each([
    ['a quote that is not in its source', { sources: [{ id: 'document', quote: 'orders fell' }] }],
    ['an unknown source', { sources: [{ id: '9', quote: 'orders rose' }] }],
    ['an address for a source', { sources: [{ id: 'https://evil.example', quote: 'orders rose' }] }],
    ['no source', { sources: [] }],
    ['a source that is no object', { sources: ['document'] }],
    ['a quote about something else', { sources: [{ id: 'document', quote: 'The Company employs 26,000 people.' }] }],
  ])('costs one claim where it has %s: the others stay', (_name, changes) => {
    const sound = answer({ id: 2, sources: [{ id: '7', quote: 'The bank cut its lending rates' }] });
    expect(read(answer(changes), sound)).toMatchObject([
      { verdict: 'not-checked', note: expect.stringContaining('counts as not checked'), sources: [] },
      { verdict: 'supported' },
    ]);
  });

  it.each([
    ['an unknown verdict', { verdict: 'true' }],
    ['no note', { note: ' ' }],
    ['the number of no claim', { id: 12 }],
  ])('answers nothing with %s', (_name, changes) => expect(read(answer(changes), 'x', null)).toEqual([]));

  it.each([
    ['employees do not prove cash', { id: 'document', quote: 'The Company employs 26,000 people.' }],
    ['months do not prove cents', { id: 'document', quote: 'Depreciable lives are 11 months.' }],
    [
      'news without the figure prove no figure',
      { id: '7', quote: 'The bank cut its lending rates by 25 basis points' },
    ],
  ])('%s', (_name, source) => {
    expect(read(answer({ id: 3, sources: [source] }))).toMatchObject([{ verdict: 'not-checked' }]);
  });

  it('lets news prove a figure that the ledger did not know, and the document only what the ledger found in it', () => {
    const quote = 'Cash and equivalents were $9.0 billion';
    const withCash = { ...input, document: `${DOCUMENT} ${quote}.`, catalysts: [news({ text: `${quote}.` })] };
    const judge = (id: string) =>
      factCheckTool.answer(withCash).parse({ claims: [answer({ id: 3, sources: [{ id, quote }] })] })[0]?.verdict;
    expect(judge('7')).toMatchObject({ verdict: 'supported' });
    expect(judge('document')).toMatchObject({ verdict: 'not-checked' });
  });

  it.each([
    ['no list', {}],
    ['no object', 'It is all true.'],
  ])('is refused with %s', (_name, json) => expect(() => parse(json)).toThrow('There must be a list "claims".'));
});
