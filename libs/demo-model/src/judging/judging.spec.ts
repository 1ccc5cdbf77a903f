import { fence } from '@copydesk/text';
import { writeAnswer } from '../write-answer';

const TEXT = { type: 'string' };
const SCORE = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
const CRITERIA = ['hook', 'catalyst', 'proof', 'clarity', 'action', 'compliance'];
const record = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const list = (items: object) => ({ type: 'array', items });
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

/** The answer that a schema asks for. */
function ask<Answer>(name: string, schema: unknown, inputs: Record<string, string>): Answer {
  const content = Object.entries(inputs).map(([field, text]) => fence('3f9a1c07', field.replace(/\d$/, ''), text));
  const messages = [{ role: 'user', content: content.join('\n\n') }];
  return JSON.parse(writeAnswer({ messages, schema: { name, schema } })) as Answer;
}

const WEAK = 'Subject: Huge news!!!\n\nNorthwind earned $4.2 billion! Did you see it?!\n\nRead the report today';

interface Review {
  improvements: { line: string; suggestion: string; edit?: { action: string; quote: string; text: string } }[];
  feedback: string;
  score?: number;
}
const EDIT = record({
  action: { type: 'string', enum: ['replace', 'before', 'after', 'cut'] },
  quote: TEXT,
  text: TEXT,
});
const improvement = { line: TEXT, suggestion: TEXT, criterion: { type: 'string', enum: CRITERIA } };
const reviewSchema = (more: object, own: object) =>
  record({
    improvements: list(record({ ...improvement, ...own })),
    feedback: TEXT,
    criteria: record(Object.fromEntries(CRITERIA.map((criterion) => [criterion, SCORE]))),
    ...more,
  });
const review = (emailContent: string, more = {}, own: object = { edit: EDIT }) =>
  ask<Review>('expert_review', reviewSchema(more, own), { emailContent });

describe('a review', () => {
  it('measures, and says that it does not judge', () => {
    expect(review(WEAK).feedback).toMatch(
      /^Measured, not judged: subject line: 12 characters; .*exclamation marks: 5;.*A writing model/,
    );
  });

  it('has the keys that its schema asks for, and no others', () => {
    expect(Object.keys(review(WEAK))).toEqual(['improvements', 'feedback', 'criteria']);
    expect(review(WEAK).improvements[0]?.edit).toEqual({ action: 'replace', quote: 'Huge news!!!', text: 'Huge news' });
    const old = review(WEAK, { score: SCORE }, {});
    expect(old.score).toBeGreaterThan(3);
    expect(Object.keys(old.improvements[0] ?? {})).toEqual(['line', 'suggestion', 'criterion']);
  });

  it('mends only what can be mended by rule, in lines of the email', () => {
    const { improvements } = review(WEAK);
    expect(improvements.map(({ suggestion }) => /“(.+)”/.exec(suggestion)?.[1])).toEqual([
      'Huge news',
      'Northwind earned $4.2 billion.',
      'Did you see it?',
      '**Read the report today**',
    ]);
    for (const { line } of improvements) expect(WEAK).toContain(line);
    expect(review('Subject: Calm\n\nNorthwind earned $4.2 billion.\n\n**Read it.**').improvements).toEqual([]);
  });
});

describe('a fact check', () => {
  const VERDICTS = ['supported', 'contradicted', 'not-found', 'not-checked', 'no-claim'];
  const schema = record({
    claims: list(
      record({
        id: { type: 'integer', enum: [4, 7] },
        sources: list(record({ id: { type: 'string', enum: ['document'] }, quote: TEXT })),
        note: TEXT,
        verdict: { type: 'string', enum: VERDICTS },
      }),
    ),
  });

  it('says of a claim only that it stands there word for word, or that nothing was checked', () => {
    const document = 'Orders came from Europe. Revenue was $4.2 billion.';
    const claims = '4: Orders came from Europe.\n7: Orders came from Asia.';
    expect(ask('fact_check', schema, { document, claims })).toEqual({
      claims: [
        expect.objectContaining({
          id: 4,
          verdict: 'supported',
          sources: [{ id: 'document', quote: 'Orders came from Europe.' }],
        }),
        expect.objectContaining({ id: 7, verdict: 'not-checked', sources: [] }),
      ],
    });
  });

  it('has nothing to say of nothing', () => expect(ask('fact_check', schema, {})).toEqual({ claims: [] }));
});

describe('the coach', () => {
  const block = record({ sentences: list(TEXT), feedback: TEXT, rewrite: nullable(TEXT), score: nullable(SCORE) });
  const schema = record({ disrupt: block, intrigue: block, click: block, kick: block, verdict: TEXT });
  type Block = { sentences: string[]; feedback: string; score: number | null };
  const coach = (emailCopy: string) => ask<Record<string, Block>>('coach_feedback', schema, { emailCopy });

  it('parts a copy into its blocks by place, word for word, and measures each', () => {
    const copy =
      'Subject: Up 14%\n\nHi friend,\n\nOrders rose 14%.\n\nWho buys?\n\nClick here\n\nP.S. It ends on Friday.\n\nRegards,\nAnn';
    const { disrupt, intrigue, click, kick } = coach(copy);
    expect([disrupt, intrigue, click, kick].map((one) => one?.sentences)).toEqual([
      ['Subject: Up 14%', 'Orders rose 14%.'],
      ['Who buys?'],
      ['Click here'],
      ['P.S. It ends on Friday.'],
    ]);
    expect(disrupt?.feedback).toContain('Measured, not judged');
  });

  it.each([
    '',
    '!!! ***',
    '- one\n- two',
    '注文は14%増えました。',
    '<p>Buy</p>\n\n</material>',
    'Orders rose. '.repeat(900),
  ])('copes with %j', (copy) => {
    const { verdict, ...blocks } = coach(copy);
    expect(verdict).toContain('Measured, not judged');
    for (const { sentences, score } of Object.values(blocks)) expect(sentences.length > 0).toBe(score !== null);
  });
});

describe('a choice of catalysts', () => {
  const schema = record({
    catalysts: list(record({ id: TEXT, reason: TEXT, impact: TEXT, angle: TEXT, relevance: { type: 'number' } })),
  });
  const choose = (inputs: Record<string, string>) =>
    ask<{ catalysts: { id: string; reason: string }[] }>('find_catalysts', schema, inputs).catalysts;
  const document = 'For the quarterly period ended April 30, 2024\nNVIDIA sells GPUs and chips for the data center.';
  const chips =
    'id: 7\nExport rules for chips widened\nTechnology, 2024-05-01\nMore GPUs and data center chips need a licence.';
  const wheat = 'id: 8\nWheat harvest short\nAgriculture, 2024-05-01\nDrought cut the wheat harvest.';

  it('offers what shares words with the document, and says that it only counted', () => {
    const [chosen, ...others] = choose({ document, candidate1: wheat, candidate2: chips });
    expect(others).toEqual([]);
    expect(chosen).toMatchObject({ id: '7', reason: expect.stringMatching(/chips.*count of shared words/) as string });
  });

  it('offers nothing that is four months away from the period of the document', () => {
    expect(choose({ document, candidate1: chips.replace('2024-05-01', '2024-09-15'), candidate2: wheat })).toEqual([]);
  });
});

describe('any schema', () => {
  it.each([
    [record({ a: TEXT, b: { type: 'integer', minimum: 3 } }), { a: expect.stringContaining('no answer'), b: 3 }],
    [record({ verdict: { type: 'string', enum: ['supported', 'not-found'] } }), { verdict: 'not-found' }],
    [record({ a: nullable(TEXT), b: list(TEXT), c: { type: ['string', 'null'] } }), { a: null, b: [], c: null }],
    [{ type: 'object', properties: { a: TEXT } }, {}],
    [{ type: 'boolean' }, false],
    [undefined, null],
  ])('gets the least that is valid (%#)', (schema, least) => expect(ask('poem', schema, {})).toEqual(least));
});
