import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareEvidence } from './evidence';
import { traceDraft, traceEmail, withPreheader } from './trace-draft';
import { placeIn, type TraceEntry } from './trace-entry';

const FILING = readFileSync(join(__dirname, 'fixtures/northwind.txt'), 'utf8');
const evidence = prepareEvidence({
  document: FILING,
  catalysts: [
    {
      text: 'Northwind won a city contract worth $45 million in Oslo on July 3, 2025.',
      source: 'City Wire',
      date: '2025-07-03',
    },
  ],
  brief: 'The offer: join for $49 for the first year.',
  brand: 'Beacon Letters has 15,000 readers in forty countries.',
});

function trace(text: string, figure: string): TraceEntry | undefined {
  return traceDraft(text, evidence).find((entry) => entry.quote.includes(figure));
}

describe('traceDraft', () => {
  it.each([
    ['Revenue of $7.19 billion was down 13% from a year earlier.', '$7.19 billion'],
    ['Revenue of $7.19 billion was down 13% from a year earlier.', '13%'],
    ['Sales came to $7,192 million in the quarter ended June 30, 2025.', '$7,192 million'],
    ['Net sales were $7.2 billion, against $8.29 billion a year earlier.', '$8.29 billion'],
    ['Net sales were $7.2 billion, down 13% from $8.29 billion.', '$8.29 billion'],
    ['Net sales: $7.19 billion, against $8.29 billion', '$8.29 billion'],
    ['Home Lighting lost money: an operating loss of $283 million.', '$283 million'],
    ['Northwind had an operating loss of $142 million in Q2 2025.', '$142 million'],
    ['Northwind lost 21 cents per diluted share.', '21 cents'],
    ['Interest expense was $63 million.', '$63 million'],
    ['- **Street Lighting:** $4.1 billion', '$4.1 billion'],
    ['In the first six months of 2025, revenue was $14.15 billion.', '$14.15 billion'],
    ['Cash and cash equivalents were $1.2 billion as of June 30, 2025.', '$1.2 billion'],
    ['The company has 26,000 people.', '26,000'],
    ['It expects third-quarter net sales of $7.3 billion to $7.5 billion.', '$7.3 billion'],
    ['Northwind won a contract worth $45 million in Oslo.', '$45 million'],
    ['Join for $49 for the first year.', '$49'],
    ['We will not be sold, says Mara Lindqvist.', 'Mara Lindqvist'],
    ['On July 3, 2025 the city signed.', 'July 3, 2025'],
    ['“We will keep the lights on in every street that trusts us,” she said.', 'keep the lights on'],
  ])('traces %p', (text, figure) => {
    expect(trace(text, figure)).toMatchObject({ status: 'traced' });
  });

  it.each<[string, now: string, other: string]>([
    ['Net sales were NOW for the three months and OTHER for the six months.', '$7.19 billion', '$14.15 billion'],
    ['Net sales were NOW in the quarter and OTHER in the six-month period.', '$7.19 billion', '$14.15 billion'],
    [
      'Net sales were NOW and OTHER for the three and six months ended June 30, 2025.',
      '$7.19 billion',
      '$14.15 billion',
    ],
    ['Net sales were NOW in Q2 2025 and OTHER in the same quarter last year.', '$7.19 billion', '$8.29 billion'],
    ['In Q2 2025 net sales were NOW, and in the year-ago quarter they were OTHER.', '$7.19 billion', '$8.29 billion'],
    ['In Q2 2025 net sales were NOW, and a year earlier they were OTHER.', '$7.19 billion', '$8.29 billion'],
    ['Net sales a year earlier were OTHER, and NOW in the second quarter of 2025.', '$7.19 billion', '$8.29 billion'],
    ['Net sales were OTHER in the first six months of 2025 and NOW in the quarter.', '$7.19 billion', '$14.15 billion'],
  ])('gives each figure its own time: %p', (text, now, other) => {
    const statuses = (first: string, second: string) =>
      traceDraft(text.replace('NOW', first).replace('OTHER', second), evidence)
        .filter(({ kind }) => kind === 'amount')
        .map(({ status }) => status);
    expect(statuses(now, other)).toEqual(['traced', 'traced']);
    expect(statuses(other, now)).toEqual(['found', 'found']);
  });

  it.each([
    ['Net sales rose 3% from the first quarter.', '3%'],
    ['Net sales rose 3% from Q1.', '3%'],
    ['Net sales fell 13% from the second quarter of 2024.', '13%'],
    ['Home Lighting had a hard quarter. Its sales were $3.09 billion.', '$3.09 billion'],
    ['Cash stood at $1.2 billion at the end of June.', '$1.2 billion'],
    ['Northwind rang up $7.19 billion in sales.', '$7.19 billion'],
    ['Net sales were $14.15 billion over the first six months of the year.', '$14.15 billion'],
    ['Street Lighting brought in more than $4 billion in sales.', '$4 billion'],
    ['Total assets were more than $20 billion.', '$20 billion'],
  ])('reads what a figure is measured against, and of when and whom it is: %p', (text, figure) => {
    expect(trace(text, figure)).toMatchObject({ status: 'traced' });
  });

  it.each([
    ['Net sales fell 13% from the first quarter.', '13%'],
    ['Net sales fell 13% from Q1.', '13%'],
    ['Net sales fell 13% from 2019.', '13%'],
    ['Net sales fell 13% from two years ago.', '13%'],
    ['Net sales fell 13% since the pandemic began.', '13%'],
    ['Net sales fell 13%, month over month.', '13%'],
    ['Net sales more than halved.', 'halved'],
    ['Cash nearly doubled.', 'doubled'],
    ['Home Lighting had a hard quarter. Its sales fell 13%.', '13%'],
    ['Home Lighting had a hard quarter. Sales fell 13%.', '13%'],
    ['Look at Lumen. Its sales were $7.19 billion.', '$7.19 billion'],
    ['Excluding currency, net sales fell 13%.', '13%'],
    ['2025 sales were $7.19 billion.', '$7.19 billion'],
    ['Its 2025 revenue was $7.19 billion.', '$7.19 billion'],
    ['Revenue was $7.19 billion in calendar 2025.', '$7.19 billion'],
    ['Cash stood at $1.2 billion at the end of March.', '$1.2 billion'],
    ['Net sales were $7.19 billion two years ago.', '$7.19 billion'],
    ['Net sales of the past twelve months were $7.19 billion.', '$7.19 billion'],
    ['Acme posted net sales of $7.19 billion.', '$7.19 billion'],
    ['Services had operating income of $610 million a year ago.', '$610 million'],
    ['Analysts had looked for sales of $7.19 billion.', '$7.19 billion'],
    ['Sales topped the $7.19 billion that analysts expected.', '$7.19 billion'],
    ['Sales beat estimates by $7.19 billion.', '$7.19 billion'],
    ['The share price fell 13% as sales slid.', '13%'],
    ['Northwind hired 26,000 people.', '26,000'],
  ])('takes no time, base or owner that it cannot read for the reported one: %p', (text, figure) => {
    expect(['unsourced', 'found', 'mismatch']).toContain(trace(text, figure)?.status);
  });

  it.each([
    ['Northwind sold $7.19 billion of lamps, with sales of $6.98 billion last quarter.', '$6.98 billion'],
    ['For every dollar of sales, Northwind lost 2 cents.', '2 cents'],
  ])('contradicts nothing that it does not understand: %p', (text, figure) => {
    expect(trace(text, figure)).toMatchObject({ status: 'unsourced' });
  });

  it('takes no row that is called as a time for what is measured', () => {
    const document = `${FILING}\n\nPage 9\nDividends\n(In millions)\t2025\t2024\nFirst quarter\t150\t140\nSecond quarter\t151\t141`;
    const text =
      'Net sales were $8.29 billion in the second quarter of 2024 and $7.19 billion in the quarter ended June 30, 2025.';
    const claims = traceDraft(text, prepareEvidence({ document })).filter(({ kind }) => kind === 'amount');
    expect(claims.map(({ status }) => status)).toEqual(['traced', 'traced']);
  });

  it('is in doubt where a sentence of the source says the very words otherwise than its tables', () => {
    const text = 'Inventories that suppliers hold for us were $97 million as of June 30, 2025.';
    const own = prepareEvidence({ document: `${FILING}\n\nPage 9\n${text}` });
    const statusOf = (draft: string) => traceDraft(draft, own).find(({ kind }) => kind === 'amount')?.status;
    expect(statusOf(text)).toBe('unsourced');
    expect(statusOf(text.replace('$97', '$87'))).toBe('mismatch');
    expect(statusOf('Inventories were $812 million as of June 30, 2025.')).toBe('traced');
  });

  it('reads a figure in bold as any other', () => {
    const draft =
      '- **Net sales** fell **13%** from a year earlier, and *were* **$7.19 billion**.\n* Cash: **$1.2** billion';
    const entries = traceDraft(draft, evidence);
    expect(entries.map(({ quote, status }) => [quote, status])).toEqual([
      ['13%', 'traced'],
      ['$7.19 billion', 'traced'],
      ['$1.2** billion', 'traced'],
    ]);
    for (const { from, to, quote } of entries) expect(draft.slice(from, to)).toBe(quote);
  });

  it('says where a figure stands', () => {
    const source = trace('Home Lighting had an operating loss of $283 million.', '$283 million')?.source;
    expect(source).toMatchObject({ kind: 'document', page: 4, quote: 'Home Lighting (283) 110' });
    expect(FILING.slice(source?.from, source?.to)).toBe('(283)');
    expect(trace('Northwind won a contract worth $45 million in Oslo.', '$45 million')?.source).toMatchObject({
      kind: 'catalyst',
      name: 'City Wire',
      date: '2025-07-03',
    });
  });

  it.each([
    [
      'no time is said, and another one may be meant',
      'Net sales were $7.19 billion, sequentially up from $8.29 billion.',
      '$8.29 billion',
    ],
    [
      'it is a part of each dollar',
      'Of every dollar of sales 44 cents were kept: 44 cents of every dollar of revenue.',
      '44 cents of',
    ],
    [
      'another period is spoken of',
      'In the first quarter of 2025, net sales rose from $8.29 billion.',
      '$8.29 billion',
    ],
  ])('is in doubt where %s', (_, text, figure) => {
    const from = text.indexOf(figure);
    const entry = traceDraft(text, evidence).find((one) => one.from <= from && from < one.to);
    expect(entry?.status).toBe('unsourced');
  });

  it('does not take what is left out of a figure for the figure', () => {
    const document =
      'Page 1\nThree Months Ended\n(In Millions)\tJun 30, 2025\tJun 30, 2024\nInterest expense\t(193)\t(124)\n\nInterest expense is net of $363 million of interest capitalized in the quarter ($142 million in the year-ago quarter).';
    const text =
      'Interest expense is net of $363 million of interest capitalized in the quarter ($142 million in the year-ago quarter).';
    const statuses = traceDraft(text, prepareEvidence({ document })).map(({ status }) => status);
    expect(statuses).not.toContain('mismatch');
    expect(statuses).toContain('traced');
  });

  it('names the heading under which a figure stands, and no running head of the pages', () => {
    const page = (number: number, text: string) => `Page ${number}\nNORTHWIND AND SUBSIDIARIES\n${text}`;
    const document = [
      ...[1, 2, 3, 4, 5].map((number) => page(number, 'Nothing of note stands here.')),
      page(6, 'Liquidity and Capital Resources\nAs of June 30, 2025, goodwill was $412 million.'),
      page(7, 'Inventories were $97 million.'),
    ].join('\n\n');
    const places = traceDraft(
      'Goodwill was $412 million. Inventories were $97 million.',
      prepareEvidence({ document }),
    );
    expect(places.map(({ source }) => source && placeIn(source))).toEqual([
      'p. 6, Liquidity and Capital Resources',
      'p. 7',
    ]);
  });

  it('traces what a line of a brief names, and not another thing of the same price', () => {
    const offer = prepareEvidence({ brief: 'Standard price: $499\nVIP price: $299' });
    const status = (text: string) => traceDraft(text, offer).map((entry) => [entry.quote, entry.status]);
    expect(status('- VIP price: $299')).toEqual([['$299', 'traced']]);
    expect(status('The standard price is $499.')).toEqual([['$499', 'traced']]);
    expect(status('The VIP price is $499.')).not.toEqual([['$499', 'traced']]);
    expect(status('A dinner costs $299.')).toEqual([['$299', 'unsourced']]);
  });

  it('believes the document where a brief says otherwise of the same thing, and the brief where nothing does', () => {
    const typed = prepareEvidence({ document: FILING, brief: 'Net sales were $7.4 billion. The offer costs $49.' });
    const status = (text: string) => traceDraft(text, typed).map((entry) => [entry.quote, entry.status]);
    expect(status('Net sales were $7.4 billion.')).toEqual([['$7.4 billion', 'mismatch']]);
    expect(status('The offer costs $49.')).toEqual([['$49', 'traced']]);
  });

  it('derives changes, shares and margins, and shows how', () => {
    expect(trace('Street Lighting sales fell 16.3% from a year earlier.', '16.3%')).toMatchObject({
      status: 'derived',
      formula: expect.stringContaining('= -16.33%'),
    });
    expect(trace('Street Lighting was 57% of revenue.', '57%')?.status).toBe('derived');
    expect(trace('Gross margin was 44.4%.', '44.4%')?.status).toBe('derived');
    expect(trace('Revenue fell $1.1 billion from a year earlier.', '$1.1 billion')?.status).toBe('derived');
  });

  it.each([
    ['millions are lost', 'Revenue was down 13% to $7,192.', '$7,192', 'scale', 'net sales'],
    ['a digit is wrong', 'Revenue was $7.91 billion in Q2 2025.', '$7.91 billion', 'value', '$7.19'],
    [
      'a loss is told as income',
      'Home Lighting had operating income of $283 million.',
      '$283 million',
      'sign',
      '-$283',
    ],
    ['it went the other way', 'Revenue rose 13% from a year earlier.', '13%', 'sign', '-13'],
  ])('is a mismatch where %s', (_what, text, figure, why, says) => {
    const entry = trace(text, figure);
    expect(entry).toMatchObject({ status: 'mismatch', near: { why } });
    expect(entry?.near?.says.toLowerCase()).toContain(says.toLowerCase());
  });

  it.each([
    [
      "a segment's loss given to the company",
      'Northwind had an operating loss of $283 million.',
      '$283 million',
      'scope',
      'home lighting',
    ],
    ['the year before', 'Revenue was $8.29 billion in the second quarter of 2025.', '$8.29 billion', 'period', '2024'],
  ])(
    'is found, with what the source says, where the value stands there for something else: %s',
    (_what, text, figure, why, says) => {
      const entry = trace(text, figure);
      expect(entry).toMatchObject({ status: 'found', near: { why } });
      expect(entry?.near?.says.toLowerCase()).toContain(says);
      expect(entry?.reason?.toLowerCase()).toContain(says);
      expect(entry?.reason).toMatch(/^The document has -?\$(?:283|8\.29) .* \(p\. \d+\)\. Confirm /);
    },
  );

  it('is unsourced where the value stands in another row', () => {
    expect(trace('Cash was $9 billion.', '$9 billion')).toMatchObject({ status: 'unsourced' });
  });

  it('contradicts nothing by a sentence alone', () => {
    const prose = prepareEvidence({ document: 'For the quarter ended June 30, 2025, revenue was $4.1 billion.' });
    const [entry] = traceDraft('Revenue was $5.2 billion in the quarter.', prose);
    expect(entry?.status).toBe('unsourced');
  });

  it('contradicts no share of revenue but that of a part', () => {
    expect(trace('Research and development was 33% of revenue.', '33%')?.status).toBe('unsourced');
    expect(trace('Street Lighting was 75% of revenue.', '75%')?.status).toBe('mismatch');
  });

  it.each([
    ['employees do not prove cash', 'Cash was 26,000 dollars.', '26,000 dollars'],
    ['employees do not prove cash in billions', 'Cash was $26 billion.', '$26 billion'],
    ['months do not prove cents', 'A year earlier it was about 11 cents.', '11 cents'],
    ['another currency proves nothing', 'Revenue was €7.19 billion.', '€7.19 billion'],
    ['a segment that is not there proves nothing', 'Office Lighting revenue was $7.19 billion.', '$7.19 billion'],
    ['what is expected has not happened', 'Net sales were $7.3 billion in the third quarter of 2025.', '$7.3 billion'],
    ['another base proves nothing', 'Revenue fell 13% from the previous quarter.', '13%'],
    ['a month is not the quarter', 'Revenue was $7.19 billion in July.', '$7.19 billion'],
    ['what will be is not what was', 'Northwind will report revenue of $7.19 billion next quarter.', '$7.19 billion'],
    ['years are not a year', 'Home Lighting backlog tripled in two years.', 'tripled'],
    ['a narrower measure proves nothing', 'Deferred revenue was $7.19 billion.', '$7.19 billion'],
  ])('never traces: %s', (_what, text, figure) => {
    expect(['found', 'mismatch', 'unsourced']).toContain(trace(text, figure)?.status);
  });

  it('judges each claim alone: one quotation that is not verbatim costs one claim', () => {
    const entries = traceDraft(
      'Revenue was $7.19 billion. “We will keep the lights on in every home that pays us,” she said.',
      evidence,
    );
    expect(entries.map(({ kind, status }) => [kind, status])).toEqual([
      ['amount', 'traced'],
      ['quotation', 'mismatch'],
    ]);
    expect(entries[1]?.near?.says).toContain('every street that trusts us');
  });

  it('proves the figures of a quotation by the quotation, and by nothing else', () => {
    const told = prepareEvidence({ document: 'It rose 31% in July.', catalysts: [] });
    const status = (draft: string) => traceDraft(draft, told).find(({ kind }) => kind === 'percent')?.status;
    expect(status('The filing says: “It rose 31% in July.”')).toBe('traced');
    expect(status('The filing says: “It rose 13% in July.”')).not.toBe('traced');
    expect(status('Power rose 31% in July, and “it rose in July of that year” as well.')).not.toBe('traced');
  });

  it('lets a later sentence go on about the figure before it', () => {
    expect(trace('Revenue was $7.19 billion. That is down 13% from a year earlier.', '13%')?.status).toBe('traced');
  });

  it('says what the source has as words to be read, and hands out no value to be put in its place', () => {
    expect(trace('Cash was $3.3 billion.', '$3.3 billion')?.near).toEqual({
      source: expect.anything(),
      why: 'value',
      says: expect.stringContaining('$1.2'),
    });
  });

  it('says nothing of what a sending tool fills in', () => {
    const draft = 'Dear *|FNAME|*, leave by {{ unsubscribe_link }}, {% unsubscribe 2025 %} or {{ Acme.Corp 14% }}.';
    expect(traceDraft(draft, evidence)).toEqual([]);
  });

  it('answers for a draft of 100,000 characters', () => {
    const draft = 'Revenue of $7.19 billion was down 13% from a year earlier.\n'.repeat(1_700);
    const entries = traceDraft(draft, evidence);
    expect(entries).toHaveLength(3_400);
    expect(entries.every(({ status }) => status === 'traced')).toBe(true);
  });

  it('finds nothing in nothing', () => {
    const none = prepareEvidence({});
    expect(traceDraft('', none)).toEqual([]);
    expect(traceDraft('Revenue was $5 million.', none)).toMatchObject([{ status: 'unsourced' }]);
  });

  it('neither traces nor contradicts what a smaller table says under the name of a row of a statement', () => {
    const restated = prepareEvidence({
      document: `${FILING}\nPage 9\nStock-based compensation expense was as follows (in millions):\n\tThree Months Ended\n\tJune 30,\n\t2025\t2024\nResearch and development\t$90\t$85\n`,
    });
    const [entry] = traceDraft('Research and development expense was $90 million.', restated);
    expect(entry?.status).toBe('unsourced');
  });
});

describe('traceEmail', () => {
  const DRAFT =
    'Subject: Net sales of $7.19 billion\n\nNorthwind lost 21 cents per diluted share.\n\nInterest expense was $63 million.';
  const behind = (preheader: string) => {
    const text = withPreheader(DRAFT, preheader);
    const entries = traceEmail(DRAFT, preheader, evidence);
    expect(entries.map(({ from, to }) => text.slice(from, to))).toEqual(entries.map(({ quote }) => quote));
    expect(entries.filter(({ from }) => from < DRAFT.length)).toEqual(traceDraft(DRAFT, evidence));
    return entries.filter(({ from }) => from >= DRAFT.length).map(({ quote, status }) => [quote, status]);
  };

  it('traces the preheader at its place behind the draft, whose own claims stay as they are', () => {
    expect(behind('Interest expense was $63 million')).toEqual([['$63 million', 'traced']]);
    expect(behind('Interest expense was $65 million')).toEqual([['$65 million', 'mismatch']]);
    expect(behind('The page that says why')).toEqual([]);
  });

  it('reads it behind the subject, as an inbox shows it, and not behind the last line', () => {
    expect(behind('Down 13% from a year earlier')).toEqual([['13%', 'traced']]);
  });

  it('is the ledger of the draft where there is none', () => {
    expect(traceEmail(DRAFT, null, evidence)).toEqual(traceDraft(DRAFT, evidence));
    expect(withPreheader(DRAFT, null)).toBe(DRAFT);
  });
});
