import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BRAND, type LedgerEntry } from '@copydesk/contracts';
import { prepareSources, traceDraft } from '@copydesk/figures';
import { applyEdits } from '@copydesk/text';
import { expertReviewTool } from './expert-review.tool';
import { proveImprovements } from './prove-edits';
import { findInEmail, ledgerInput } from './review-findings';

const FILING = readFileSync(join(__dirname, '../../text/src/fixtures/northwind.txt'), 'utf8');
const evidence = prepareSources({ document: FILING });
const ledger = (email: string): LedgerEntry[] => traceDraft(email, evidence);
const trace = (email: string) => Promise.resolve(ledger(email));

const EMAIL =
  'Subject: Sales of $7.19 billion\n\nNet sales fell **13%** from a year earlier 🚀, it’s “hard”.\n\n**Read it today.**\n\nשלום';
const scores = { hook: 8, catalyst: 8, proof: 10, clarity: 8, action: 9, compliance: 10 };
const improvement = (changes: Record<string, unknown> = {}) => ({
  criterion: 'action',
  line: 'Read it today.',
  suggestion: 'Say why. Write instead: “**Read it before the bell.**”',
  edit: { action: 'replace', quote: 'Read it today.', text: '**Read it before the bell.**' },
  ...changes,
});
const answer = (changes: Record<string, unknown> = {}) => ({
  feedback: ' Good. ',
  criteria: scores,
  improvements: [improvement()],
  ...changes,
});
/** The whole way of a review: what rules find, what a model answers, and what rules refuse of that. */
async function review(emailContent: string, changes: Record<string, unknown> = {}, entries = ledger(emailContent)) {
  const findings = findInEmail(emailContent, entries);
  const { parse } = expertReviewTool.answer({ emailContent, catalysts: [], findings });
  return proveImprovements(emailContent, parse(answer(changes)), trace);
}
const edited = (email: string, { details }: Awaited<ReturnType<typeof review>>) =>
  applyEdits(
    email,
    details.flatMap(({ edit }) => edit ?? []),
  );

describe('what is asked', () => {
  const findings = findInEmail(
    'Net sales came to $7,192. It is risk-free. Goodwill was $3 billion.',
    ledger('Net sales came to $7,192. Goodwill was $3 billion.'),
  );
  const used = {
    id: 7,
    title: 'Rates cut',
    source: 'The Fed',
    url: null,
    publishedAt: '2025-06-01T00:00:00Z',
    isSample: false,
  };
  const catalysts = [{ ...used, text: 'The bank cut rates.', reason: 'It moves demand.', angle: 'Open with it.' }];
  const input = { emailContent: EMAIL, document: FILING, brief: 'Lamps', catalysts, findings };
  const { messages } = expertReviewTool.prompt(input, {
    windowTokens: 100_000,
    brand: NO_BRAND,
    today: '2026-01-01',
    fence: '3f9a1c07',
    catalysts,
  });
  const asked = messages.at(-1)?.content ?? '';

  it('has the document, the news with its date and reason, today, and what rules found', () => {
    expect(asked).toContain('Home Lighting\t(283)\t110');
    expect(asked).toContain('Rates cut\nThe bank cut rates.\nThe Fed, 2025-06-01');
    expect(asked).toContain('Why it fits: It moves demand.\nAn angle: Open with it.');
    expect(asked).toMatch(/Today is \w+, January 1, 2026\./);
    expect(asked).toMatch(/Mismatch: “\$7,192” has the wrong scale/);
    expect(asked).toContain('Promise: “risk-free”.');
    expect(asked).toContain('Without a source: “$3 billion” was not found in your sources.');
  });

  it('is answered evidence first, and without a score', () => {
    const { name, schema } = expertReviewTool.answer(input);
    expect(name).toBe('expert_review');
    expect(schema).toMatchObject({
      additionalProperties: false,
      required: ['corrections', 'improvements', 'feedback', 'criteria'],
      properties: {
        improvements: { items: { required: ['line', 'suggestion', 'criterion', 'edit'] } },
        criteria: { additionalProperties: false, required: Object.keys(scores) },
      },
    });
  });
});

describe('a review', () => {
  it('quotes lines as the email has them, and is scored by its criteria', async () => {
    expect(await review(EMAIL)).toEqual({
      feedback: 'Good.',
      score: 9,
      criteria: Object.entries(scores).map(([criterion, score]) => ({ criterion, score })),
      caps: [],
      details: [
        improvement({
          line: '**Read it today.**',
          edit: { action: 'replace', quote: '**Read it today.**', text: '**Read it before the bell.**' },
        }),
      ],
      improvements: ['“Read it today.” — Say why. Write instead: “**Read it before the bell.**”'],
    });
  });

  it('does not believe a score that is told', async () => {
    const low = Object.fromEntries(Object.keys(scores).map((criterion) => [criterion, 3]));
    expect((await review(EMAIL, { score: 10, criteria: low })).score).toBe(3);
  });

  it.each([
    ['another case and white space', 'SUBJECT:  sales\nof $7.19 billion', 'Subject: Sales of $7.19 billion'],
    [
      'no bold, straight quotes',
      'Net sales fell 13% from a year earlier 🚀, it\'s "hard".',
      'Net sales fell **13%** from a year earlier 🚀, it’s “hard”.',
    ],
    ['another direction', 'שלום', 'שלום'],
  ])('finds a line with %s', async (_name, line, found) => {
    expect((await review(EMAIL, { improvements: [improvement({ line, edit: null })] })).details[0]?.line).toBe(found);
  });

  it.each([
    ['a line that is not in the email', { line: 'Orders fell.' }],
    ['an empty line', { line: ' ' }],
    ['an unknown criterion', { criterion: 'tone' }],
    ['no suggestion', { suggestion: null }],
  ])('leaves out an improvement with %s, and keeps the others', async (_name, changes) => {
    const { details } = await review(EMAIL, { improvements: [improvement(changes), 'x', improvement()] });
    expect(details).toHaveLength(1);
  });

  it.each([
    ['no edit', null],
    ['a quote of another line', { action: 'cut', quote: 'it’s said' }],
    ['an unknown action', { action: 'move', quote: 'Read it', text: 'x' }],
    ['nothing to put', { action: 'replace', quote: 'Read it', text: ' ' }],
    ['nothing that changes', { action: 'replace', quote: 'today', text: 'today' }],
  ])('keeps an improvement with %s as words', async (_name, edit) => {
    const { details } = await review(EMAIL, { improvements: [improvement({ edit })] });
    expect(details).toMatchObject([{ line: '**Read it today.**' }]);
    expect(details[0]?.edit).toBeUndefined();
  });

  it('holds an edit to its own line where its words stand in another one first', async () => {
    const email = 'Read it today.\n\nAnd then: read it today, all of it.';
    const edit = { action: 'replace', quote: 'read it today', text: 'read it now' };
    const result = await review(email, {
      improvements: [improvement({ line: 'And then: read it today, all of it.', edit })],
    });
    expect(edited(email, result).text).toBe('Read it today.\n\nAnd then: read it now, all of it.');
  });

  it('takes 50 improvements at most', async () => {
    const improvements = Array.from({ length: 60 }, () => improvement({ edit: null }));
    expect((await review(EMAIL, { improvements })).improvements).toHaveLength(50);
  });

  it('says each improvement in few enough characters to be saved', async () => {
    const long = { criterion: 'clarity', line: 'word '.repeat(4_000), suggestion: '😀'.repeat(2_000) };
    const { improvements } = await review(`Subject: A\n\n${'word '.repeat(5_000)}`, { improvements: [long] });
    expect(improvements[0]?.length).toBeLessThanOrEqual(2_000);
    expect(improvements[0]).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([
    ['one criterion left out', { ...scores, hook: undefined }, 9],
    ['two that are no scores', { ...scores, hook: 11, catalyst: '8' }, 9],
  ])('takes %s for as good as the others', async (_name, criteria, hook) => {
    expect((await review(EMAIL, { criteria })).criteria[0]?.score).toBe(hook);
  });

  it.each([
    [
      'three of six criteria',
      { criteria: { hook: 7, proof: 7, clarity: 7 } },
      'for each of catalyst, action, compliance.',
    ],
    ['no criteria', { criteria: [] }, '"criteria" needs a whole number from 1 to 10'],
    ['no improvements', { improvements: 'none' }, 'There must be a list "improvements".'],
    ['no feedback', { feedback: '' }, 'The feedback must be a sentence.'],
  ])('is refused with %s', (_name, changes, message) => expect(review(EMAIL, changes)).rejects.toThrow(message));
});

describe('what rules found', () => {
  it('scores "revenue down 13% to $7,192" 4 at most, says what the source has, and replaces nothing', async () => {
    const email = 'Subject: Northwind: net sales down 13% to $7,192\n\nRead it today.';
    const result = await review(email);
    expect(result.score).toBeLessThanOrEqual(4);
    expect(result.feedback).toBe('Do not send it yet: first go through what the checks found.\n\nGood.');
    expect(result.criteria).toContainEqual({ criterion: 'proof', score: 3 });
    expect(result.caps).toEqual([{ at: 4, reason: 'Capped at 4: one figure differs from its source: “$7,192”.' }]);
    expect(result.details[0]).toMatchObject({ criterion: 'proof', byRule: true, byHand: true });
    expect(result.details[0]).not.toHaveProperty('edit');
    expect(result.details[0]?.suggestion).toMatch(
      /^“\$7,192” has the wrong scale.*p\. 2, says:.*Check the figure against the source\.$/,
    );
    expect(edited(email, result).text).toBe(email.replace('Read it today', '**Read it before the bell').concat('**'));
  });

  it('counts several figures and promises in the caps', async () => {
    const email =
      'Subject: Net sales of $7,192\n\nNet sales were $7.91 billion in Q2 2025. It is risk-free, a sure thing.';
    expect((await review(email, { improvements: [] })).caps?.map(({ reason }) => reason)).toEqual([
      'Capped at 4: 2 figures differ from their sources: “$7,192” and “$7.91 billion”.',
      'Capped at 4: 2 promises break a compliance rule: “risk-free” and “sure thing”.',
    ]);
  });

  it.each([
    ['a wrong value', 'Net sales were **$7.91 billion** in Q2 2025.'],
    ['a figure without a source', 'Goodwill was $9 billion.'],
  ])('offers no value for %s', async (_name, email) => {
    const { details, improvements } = await review(email, { improvements: [] });
    expect(details).toMatchObject([{ byRule: true, byHand: true }]);
    expect(details[0]).not.toHaveProperty('edit');
    expect(improvements.join('')).not.toMatch(/write instead|right figure|put what/i);
  });

  it('holds against nobody what a source has for something else: it is told to whoever judges', async () => {
    const email = `${EMAIL}\n\nNorthwind had an operating loss of $283 million.`;
    expect(await review(email, { improvements: [] })).toMatchObject({ score: 9, caps: [], details: [] });
    const { text } = ledgerInput(findInEmail(email, ledger(email)));
    expect(text).toMatch(/To check: “\$283 million” is to be checked\. The source has .*home lighting/i);
    const checked = ledger(email).map((entry) => ({
      ...entry,
      confirmation: { id: '1', name: 'Ann', at: '2026-01-01' },
    }));
    expect(ledgerInput(findInEmail(email, checked)).text).not.toContain('To check');
  });

  it('says in what a figure differs as it was told, with what was compared', async () => {
    const email = `${EMAIL}\n\nGoodwill was $9 billion.`;
    const [source] = ledger(email).flatMap((entry) => entry.source ?? []);
    const told = ledger(email).map((entry) =>
      entry.quote === '$9 billion' && source
        ? {
            ...entry,
            status: 'mismatch' as const,
            reason: 'The source states a different figure.',
            near: { source, why: 'value' as const, says: 'Goodwill: $3 billion' },
            keys: { draft: 'goodwill, $9 billion', source: 'Goodwill, $3 billion' },
          }
        : entry,
    );
    const { suggestion = '' } = (await review(email, { improvements: [] }, told)).details[0] ?? {};
    expect(suggestion).toContain(
      '“$9 billion”: The source states a different figure. The email says: goodwill, $9 billion.',
    );
    expect(suggestion).toMatch(/Your document, p\. \d: Goodwill, \$3 billion\./);
  });

  it('caps a promise at 4 and says so, with compliance at 2', async () => {
    const result = await review(`${EMAIL}\n\nIt is risk-free.`, { improvements: [] });
    expect(result).toMatchObject({ score: 4, caps: [{ at: 4, reason: expect.stringContaining('“risk-free”') }] });
    expect(result.criteria).toContainEqual({ criterion: 'compliance', score: 2 });
    expect(result.details).toMatchObject([{ criterion: 'compliance', line: 'It is risk-free.', byRule: true }]);
  });

  it('caps a figure without a source at 6, and not a name', async () => {
    expect(await review(`${EMAIL}\n\nGoodwill was $9 billion.`)).toMatchObject({
      score: 6,
      caps: [{ at: 6, reason: 'Capped at 6: one figure or quotation was not found in any source: “$9 billion”.' }],
    });
    expect(await review(`${EMAIL}\n\nHere are 3 reasons, says Ada Holm.`)).toMatchObject({ score: 9, caps: [] });
  });

  it('does not count a promise that somebody answers for', () => {
    const waiver = { id: '1', reason: 'Approved', name: 'Ann', at: '2026-01-01', quote: 'risk-free' };
    const email = 'It is risk-free. Yes, risk-free.';
    const { promises } = findInEmail(email, [], [{ ...waiver, sentence: 'It is risk-free.' }]);
    expect(promises).toMatchObject([{ from: email.lastIndexOf('risk-free') }]);
  });

  it('does not count what somebody answers for', async () => {
    const email = `${EMAIL}\n\nGoodwill was $9 billion.`;
    const waiver = { id: '1', reason: 'The annual report', name: 'Ann', at: '2026-01-01' };
    const waived = ledger(email).map((entry) => (entry.quote === '$9 billion' ? { ...entry, waiver } : entry));
    expect(await review(email, {}, waived)).toMatchObject({ score: 9, caps: [] });
  });

  it('refuses of the model what would bring a promise', async () => {
    const edit = { action: 'replace', quote: 'Read it today.', text: 'It is risk-free.' };
    expect((await review(EMAIL, { improvements: [improvement({ edit })] })).details).toEqual([]);
  });

  it.each([
    ['another figure', { action: 'replace', quote: 'fell 13%', text: 'fell 31%' }],
    ['the same digits with another unit', { action: 'replace', quote: '13%', text: '13 points' }],
    ['a figure that no source has', { action: 'after', quote: 'Read it today.', text: 'Goodwill was $9.7 billion.' }],
    ['a figure in words', { action: 'replace', quote: 'Read it today.', text: 'Sales doubled.' }],
  ])('leaves an edit of the model that puts in %s as advice, to be done by hand', async (_name, edit) => {
    const line = edit.quote.includes('13%') ? EMAIL.split('\n')[2] : edit.quote;
    const { details } = await review(EMAIL, { improvements: [improvement({ line, edit })] });
    expect(details).toMatchObject([{ suggestion: improvement().suggestion, byHand: true }]);
    expect(details[0]).not.toHaveProperty('edit');
  });

  it('leaves words of the model that would have a figure put in to be done by hand as well', async () => {
    const suggestion = 'Write instead: “Net sales fell **31%**.”';
    const words = improvement({ line: EMAIL.split('\n')[2], suggestion, edit: null });
    expect((await review(EMAIL, { improvements: [words] })).details).toMatchObject([{ byHand: true }]);
  });

  it.each([
    ['keeps its figures', { action: 'replace', quote: 'fell 13% from a year earlier', text: 'were down 13%' }],
    ['brings a figure that a source has', { action: 'replace', quote: '13%', text: '13% to $7.19 billion' }],
    ['takes a figure out', { action: 'cut', quote: 'Net sales fell 13% from a year earlier' }],
  ])('offers an edit of the model that %s', async (_name, edit) => {
    const { details } = await review(EMAIL, { improvements: [improvement({ line: EMAIL.split('\n')[2], edit })] });
    expect(details[0]).toHaveProperty('edit');
    expect(details[0]).not.toHaveProperty('byHand');
  });
});
