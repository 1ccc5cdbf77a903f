import { readText } from '../document/text/read-text';
import { prepareFacts, traceExample } from '../trace-example';
import { readFacts } from '../read-facts';
import { readProse } from './prose-facts';

const BEGINNING = `Operator: Good day, and welcome to the Northwind Energy second quarter 2024 earnings call.

Ann Lee -- Chief Financial Officer: Thank you, Rick. `;
const QUESTIONS = `

Operator: Our first question comes from Bo Dyke with Redwood.

Bo Dyke -- Redwood -- Analyst: Good morning. `;

const callOf = (remarks: string, question = '') => readText(BEGINNING + remarks + QUESTIONS + question);

const factsOf = (remarks: string) =>
  readFacts(callOf(remarks)).facts.map(({ value, unit, readings: [reading] }) => ({
    value,
    unit,
    measure: reading?.measure.is,
    modality: reading?.modality.is,
    level: reading?.level.is.kind,
    period: reading?.period?.is,
    unread: reading?.spoken?.unread,
    speaker: reading?.speaker,
  }));

/** What becomes of the first figure of a draft beside a call. */
const judged = (remarks: string, draft: string, question = ''): string | undefined =>
  traceExample([prepareFacts(readFacts(callOf(remarks, question)))], draft)[0]?.verdict.status;

describe('the facts of prose', () => {
  it('are of the company where a long document names its part and its time', () => {
    const filler = ' Nothing else is told here.'.repeat(6_000);
    const content = readText(`${BEGINNING}Revenue in Lamps was $4.8 billion in fiscal 2024.${filler}`);
    const facts = readFacts(content);
    const vocabulary = { ...facts.vocabulary, parts: [{ says: 'Lamps', reads: 'lamps' }] };
    const [fact] = readProse(content, { ...facts, vocabulary });
    expect(fact?.readings[0]).toMatchObject({ owner: { is: 'company', known: 'said' }, part: { is: 'lamps' } });
  });

  it('are read as the sentences of a draft are, with who says them', () => {
    expect(factsOf('Revenue for the second quarter of 2024 was $15.0 billion.')).toEqual([
      {
        value: 15e9,
        unit: 'money',
        measure: 'revenue',
        modality: 'reported',
        level: 'level',
        period: { start: '2024-04-01', end: '2024-06-30' },
        unread: '',
        speaker: 'Ann Lee, Chief Financial Officer',
      },
    ]);
  });

  it('are changes with their direction, and outlooks of periods to come', () => {
    expect(factsOf('Our total revenue fell 12% from a year earlier, and 10% in constant currency.')).toEqual([
      expect.objectContaining({ value: -12, unit: 'percent', level: 'change' }),
      expect.objectContaining({ value: -10, unit: 'percent', level: 'change' }),
    ]);
    expect(factsOf('For the first quarter, we expect revenue of $6.0 billion and net income of $1.0 billion.')).toEqual(
      [6e9, 1e9].map((value) =>
        expect.objectContaining({ value, modality: 'outlook', period: { start: '2025-01-01', end: '2025-03-31' } }),
      ),
    );
  });

  it('are of the time that they are compared with, in all the words that say it', () => {
    const words =
      'Net income rose 5% to $8.0 billion, or 18% of revenue, compared to $7.6 billion, or 17% of revenue, in the second quarter of 2023.';
    const year = (value: number, start: string) =>
      expect.objectContaining({ value, period: expect.objectContaining({ start }) });
    expect(factsOf(words)).toEqual([
      ...[5, 8e9, 18].map((value) => year(value, '2024-04-01')),
      ...[7.6e9, 17].map((value) => year(value, '2023-04-01')),
    ]);
  });

  it('keep the words that were not read, those of their own part of a sentence alone', () => {
    expect(factsOf('Revenue from bauxite was $8.4 billion, up 33%, while frobnication was 2.6%.')).toEqual([
      expect.objectContaining({ measure: 'revenue', unread: 'bauxite' }),
      expect.objectContaining({ measure: 'revenue', unread: 'bauxite', level: 'change' }),
      expect.objectContaining({ measure: '', unread: 'frobnication' }),
    ]);
  });
});

describe('a draft beside a call', () => {
  it.each([
    ['Revenue was $15.0 billion, up 12%.', 'Revenue rose 12% in the second quarter.'],
    ['Revenue grew 12% to $15.0 billion.', 'Northwind had revenue of $15.0 billion in the second quarter.'],
    ['Consulting revenue was $8.4 billion.', 'Consulting revenue came to $8.4 billion.'],
    ['Comps were up 4.1%, with traffic up 2.6%.', 'Comparable sales rose 4.1%.'],
    [
      'Revenue was $15.0 billion, an increase of 8% in dollars and in local currency.',
      'Revenue rose 8% in constant currency.',
    ],
    ['Net sales were $3.2 billion, up 5%.', 'Net sales rose to $3.2 billion.'],
    ['SG&A was 9.7%, compared with 10.4% last year.', 'SG&A was 9.7% of revenue.'],
    ['SG&A was 9.7%, compared with 10.4% last year.', 'SG&A fell to 9.7% of revenue.'],
    [
      'Gross margin was 32.9%, compared with 33.1% last year.',
      'At 32.9%, gross margin was below the 33.1% of last year.',
    ],
    [
      'Comparable sales (of stores open at least 14 months) rose 9%, compared to an increase of 18% in the second quarter of 2023.',
      'Comparable sales rose 9%.',
    ],
    ['Orders grew 9%, and our backlog stands at a record $3.1 billion.', 'The backlog was $3.1 billion.'],
    ['Gross margin expanded 120 basis points to 43.2%.', 'Gross margin rose by 120 basis points.'],
    ['Net interest income was $2.0 billion, flat with the prior quarter.', 'Net interest income was $2.0 billion.'],
    ['We ended the quarter with $1.2 billion in cash and no borrowings.', 'Northwind had cash of $1.2 billion.'],
    [
      'We expect third quarter revenue of $5 billion to $6 billion.',
      'Northwind expects third-quarter revenue of $5 billion to $6 billion.',
    ],
  ])('is traced to %p: %p', (remarks, draft) => {
    expect(judged(remarks, draft)).toBe('traced');
  });

  it.each([
    ['Revenue was $15.0 billion, up 12%.', 'Revenue fell 12% in the second quarter.'],
    ['Revenue was $15.0 billion, up 12%.', 'Revenue rose 12% from the prior quarter.'],
    ['Consulting revenue was $8.4 billion.', 'Revenue was $8.4 billion.'],
    ['Consulting revenue was $8.4 billion.', 'Outsourcing revenue was $8.4 billion.'],
    ['Comps were up 4.1%, with traffic up 2.6%.', 'Comparable sales rose 2.6%.'],
    ['We expect revenue of $15.0 billion for the quarter.', 'Revenue was $15.0 billion.'],
    ['We expect revenue of $6.0 billion and net income of $1.0 billion.', 'Net income was $1.0 billion.'],
    [
      'We expect third quarter revenue of $5 billion to $6 billion.',
      'Northwind expects third-quarter revenue of $6 billion.',
    ],
    ['Revenue was more than $3 billion.', 'Revenue was $3 billion.'],
    ['SG&A was 9.7%, compared with 10.4% last year.', 'SG&A rose to 9.7% of revenue.'],
    ['Operating margin was 16.3%.', 'Net income made a margin of 16.3%.'],
    ['Operating margin was 16.3%.', 'The margin was 16.3%.'],
    ["At $75 oil, we'd generate free cash flow of $1.4 billion.", 'Free cash flow was $1.4 billion.'],
  ])('is not traced to %p: %p', (remarks, draft) => {
    expect(judged(remarks, draft)).not.toBe('traced');
  });

  it.each([
    ['In Asia, revenue grew 5%. Operating margin was 9%.', 'Operating margin was 9%.'],
    [
      'Consulting revenue was $8.4 billion and operating income was $1.0 billion.',
      'Operating income was $1.0 billion.',
    ],
    ['On a non-GAAP basis, gross margin was 61%, and operating margin was 39%.', 'Operating margin was 39%.'],
    ['Gross margin was 61%.', 'GAAP gross margin was 61%.'],
    ['Gross margin reached 61%. On a GAAP basis, gross margin was 59%.', 'Gross margin was 61%.'],
    [
      'On a GAAP basis, we lost $31 million. Non-GAAP net income was $84 million, or $0.31 per share.',
      'Diluted EPS was $0.31.',
    ],
    [
      'Unit revenue was down 2.6% versus the prior year on 8% higher capacity.',
      'Unit revenue fell 2.6% in the second quarter of 2023.',
    ],
  ])('is not traced to what is said of a part, on a basis or of another time: %p: %p', (remarks, draft) => {
    expect(judged(remarks, draft)).not.toBe('traced');
  });

  it('has the margin of the profit that it speaks of', () => {
    const call = prepareFacts(readFacts(callOf('Operating income was $2.4 billion. Operating margin was 16.3%.')));
    const judgedLast = (draft: string) => traceExample([call], draft).at(-1)?.verdict.status;
    expect(judgedLast('Operating income came to $2.4 billion, a margin of 16.3%.')).toBe('traced');
    expect(judgedLast('Net income came to $2.4 billion, a margin of 16.3%.')).not.toBe('traced');
  });

  it('is not traced to what an analyst says', () => {
    expect(judged('Good morning.', 'Revenue was $15.0 billion.', 'So revenue was $15.0 billion.')).toBe('found');
  });

  it('is not traced to one of two sentences that leave the same out', () => {
    expect(judged('Revenue was $15.0 billion. And so revenue was $6.0 billion.', 'Revenue was $6.0 billion.')).toBe(
      'found',
    );
  });
});
