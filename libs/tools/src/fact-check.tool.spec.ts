import { factCheckTool, notChecked, type FactCheckInput } from './fact-check.tool';

const news = (changes: Partial<FactCheckInput['catalysts'][number]> = {}) => ({
  id: '7',
  title: 'Rates cut',
  text: 'The bank cut rates by **25** basis points.',
  source: 'The Fed',
  url: 'https://fed.example/cut',
  publishedAt: '2024-05-01T12:00:00Z',
  ...changes,
});
const input: FactCheckInput = {
  text: 'Orders rose **14%** 🚀 to $4.2 billion. Rates fell by 25 basis points.',
  context: 'Subject: Orders',
  document: 'In the third quarter, orders rose 14%\nto $4.2 billion.',
  catalysts: [news(), news({ id: '8', url: 'javascript:alert(1)', source: null })],
};
const { name, schema, parse } = factCheckTool.answer(input);
const claim = (changes: Record<string, unknown> = {}) => ({
  claim: 'orders rose 14% 🚀 to $4.2 billion.',
  verdict: 'supported',
  note: ' The report says so. ',
  sources: [{ id: 'document', quote: 'orders rose 14% to $4.2 billion' }],
  ...changes,
});
const answer = (...claims: unknown[]) => ({ analysis: 'One holds.', claims });

describe('the answer of fact-check', () => {
  it('has a strict schema that allows only the ids of the sources', () => {
    expect(name).toBe('fact_check');
    expect(JSON.stringify(schema)).toContain('"enum":["document","7","8"]');
    const without = factCheckTool.answer({ ...input, document: ' ', catalysts: [] });
    expect(JSON.stringify(without.schema)).not.toContain('"enum":[]');
  });

  it('is read with claims and quotes as they stand in text and source', () => {
    expect(parse(answer(claim()))).toEqual({
      analysis: 'One holds.',
      citations: [],
      checkedAgainst: ['document', 'catalyst'],
      cuts: [],
      verdicts: [
        {
          claim: 'Orders rose **14%** 🚀 to $4.2 billion.',
          verdict: 'supported',
          note: 'The report says so.',
          sources: [{ kind: 'document', title: 'Your document', url: null, quote: 'orders rose 14%\nto $4.2 billion' }],
        },
      ],
    });
  });

  it('cites addresses of the web only, each once', () => {
    const rates = { claim: 'Rates fell by 25 basis points.', verdict: 'contradicted' };
    const sources = ['7', '8', '7'].map((id) => ({ id, quote: 'cut rates by 25 basis points' }));
    const read = parse(answer(claim({ ...rates, sources })));
    expect(read.citations).toEqual(['https://fed.example/cut']);
    expect(read.verdicts[0]?.sources.map(({ title, url }) => [title, url])).toEqual([
      ['Rates cut (The Fed)', 'https://fed.example/cut'],
      ['Rates cut', null],
      ['Rates cut (The Fed)', 'https://fed.example/cut'],
    ]);
  });

  it('leaves a claim that was not found without sources', () => {
    expect(parse(answer(claim({ verdict: 'not-found' }))).verdicts[0]?.sources).toEqual([]);
  });

  it('may find no claim', () => expect(parse(answer()).verdicts).toEqual([]));

  it.each([
    ['a claim that is not in the text', [claim({ claim: 'Orders fell.' })], '"Orders fell." is not in the text'],
    ['an unknown verdict', [claim({ verdict: 'true' })], 'must be one of supported, contradicted, not-found.'],
    ['an unknown source', [claim({ sources: [{ id: '9', quote: 'x' }] })], '"9" is not the id of a source.'],
    ['a source without id', [claim({ sources: ['document'] })], 'Nothing is not the id of a source.'],
    [
      'an address instead of a source',
      [claim({ sources: [{ id: 'https://evil.example', quote: 'x' }] })],
      '"https://evil.example" is not the id of a source.',
    ],
    [
      'a quote that is not in its source',
      [claim({ sources: [{ id: '7', quote: 'orders rose 14%' }] })],
      '"orders rose 14%" is not in the source "7": quote it word for word.',
    ],
    [
      'no source for a verdict',
      [claim({ sources: [] })],
      'needs a source with a quote; without one it is "not-found".',
    ],
    ['no note', [claim({ note: '' })], 'The note on'],
    ['a claim that is no object', ['x'], 'Every claim must be an object.'],
  ])('is refused with %s', (_name, claims, message) => expect(() => parse(answer(...claims))).toThrow(message));

  it.each([
    ['no list', { analysis: 'x' }],
    ['no object', 'It is all true.'],
    ['no analysis', { claims: [] }],
  ])('is refused with %s', (_name, json) =>
    expect(() => parse(json)).toThrow(/There must be a list "claims"|The analysis must be/),
  );
});

test('where nobody can check, the answer says so', () => {
  expect(notChecked()).toMatchObject({ citations: [], verdicts: [], checkedAgainst: [] });
  expect(notChecked().analysis).toMatch(/was not checked/);
});
