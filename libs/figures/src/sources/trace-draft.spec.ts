import { readHtml } from '../document/html/read-html';
import { packStructure } from '../document/structure/structure';
import { type EvidenceInput, prepareSources } from './evidence';
import { TooMuchToTrace } from './too-much';
import { traceDraft, traceEmail } from './trace-draft';

const figure = (concept: string, quarter: string, shown: string) =>
  `<td><ix:nonFraction name="us-gaap:${concept}" contextRef="${quarter}" unitRef="usd" scale="6" decimals="-6">${shown}</ix:nonFraction></td>`;
const quarter = (id: string, year: number) =>
  `<xbrli:context id="${id}"><xbrli:period><xbrli:startDate>${year}-01-01</xbrli:startDate><xbrli:endDate>${year}-03-31</xbrli:endDate></xbrli:period></xbrli:context>`;
const row = (label: string, concept: string, [now, before]: [string, string]) =>
  `<tr><td>${label}</td>${figure(concept, 'now', now)}${figure(concept, 'then', before)}</tr>`;

const CONTENT = readHtml(`<div style="display:none"><ix:header>
  <ix:nonNumeric name="dei:EntityRegistrantName" contextRef="now">Northwind Lamps, Inc.</ix:nonNumeric>
  <ix:nonNumeric name="dei:DocumentType" contextRef="now">10-Q</ix:nonNumeric>
  <ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="now">2024-03-31</ix:nonNumeric>
  <ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="now">2024</ix:nonNumeric>
  <ix:nonNumeric name="dei:DocumentFiscalPeriodFocus" contextRef="now">Q1</ix:nonNumeric>
  ${quarter('now', 2024)}${quarter('then', 2023)}
  <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit></ix:header></div>
  <p><b>STATEMENTS OF INCOME</b></p>
  <table><tr><td></td><td>March 31, 2024</td><td>March 31, 2023</td></tr>
  ${row('Net sales', 'Revenues', ['4,200', '3,210'])}${row('Net income', 'NetIncomeLoss', ['812', '640'])}</table>
  <p>They are to be read with the report for the fiscal year ended December 31, 2023.</p>
  <p>Ann Roe said on May 2, 2024 that the quarter was better than anybody had expected.</p>`);
const FILING: EvidenceInput = { document: CONTENT.text, structure: packStructure(CONTENT) };

const trace = (draft: string, more: EvidenceInput = {}) => traceDraft(draft, prepareSources({ ...FILING, ...more }));
const statuses = (draft: string, more?: EvidenceInput) =>
  trace(draft, more).map(({ quote, status }) => [quote, status]);

describe('a draft from a filing with tags', () => {
  it('is judged by them: true figures are traced to their cell', () => {
    const [entry] = trace('Revenue was $4.2 billion in the first quarter of 2024.');
    expect(entry).toMatchObject({
      kind: 'amount',
      status: 'traced',
      source: { kind: 'document', page: null, section: 'STATEMENTS OF INCOME' },
    });
    const { from = 0, to = 0, quote = '' } = entry?.source ?? {};
    expect(CONTENT.text.slice(from, to)).toBe('4,200');
    expect(quote).toMatch(/^Net sales\s+4,200\s+3,210$/);
  });

  it('shows the formula of what follows from them', () => {
    const [entry] = trace('Net sales rose 31% in the first quarter of 2024 from a year earlier.');
    expect(entry).toMatchObject({ status: 'derived', kind: 'percent' });
    expect(entry?.formula).toContain('= 30.8%');
  });

  it('names both keys of a figure that differs, and what to write instead', () => {
    const [entry] = trace('Net sales were $4.5 billion in the first quarter of 2024.');
    expect(entry).toMatchObject({
      status: 'mismatch',
      use: '$4.2 billion',
      near: { why: 'value' },
      keys: {
        draft: 'revenue, the quarter to March 31, 2024: $4.5 billion',
        source: 'Net sales, the quarter to March 31, 2024: $4.2 billion',
      },
    });
  });

  it('is to be checked where a word was not read', () => {
    const [entry] = trace('Its rival Umbra had net sales of $4.2 billion in the first quarter of 2024.');
    expect(entry).toMatchObject({ status: 'found', near: { source: { kind: 'document' } } });
    expect(entry?.unread).toContain('Umbra');
    expect(entry?.reason).toContain('Umbra');
  });

  it('is read in its subject line, behind bold marks and in its preheader', () => {
    const draft = 'Subject: Net sales of $4.2 billion in the first quarter of 2024\n\nNet income was **$812 million**.';
    const preheader = 'Net sales were $3.9 billion in the first quarter of 2024';
    const entries = traceEmail({ text: draft, preheader }, prepareSources(FILING));
    expect(entries.map(({ quote, status }) => [quote, status])).toEqual([
      ['$4.2 billion', 'traced'],
      ['$812 million', 'traced'],
      ['$3.9 billion', 'mismatch'],
    ]);
  });

  it('has names, dates, quotations and links traced as ever, and no figures in links', () => {
    const draft =
      'Ann Roe said on May 2, 2024 that "the quarter was better than anybody had expected". See https://northwind.example/q1?x=4200.';
    expect(statuses(draft)).toEqual([
      ['Ann Roe', 'traced'],
      ['May 2, 2024', 'traced'],
      ['the quarter was better than anybody had expected', 'traced'],
      ['https://northwind.example/q1?x=4200', 'unsourced'],
    ]);
  });

  it('has the address of words that lead there traced like any other, and their figures like all others', () => {
    const draft = '[Revenue was $4.2 billion in the first quarter of 2024.](https://northwind.example/q1?x=4200)';
    expect(statuses(draft)).toEqual([
      ['$4.2 billion', 'traced'],
      ['https://northwind.example/q1?x=4200', 'unsourced'],
    ]);
    expect(statuses(draft, { brief: 'Use https://northwind.example/q1?x=4200' })).toContainEqual([
      'https://northwind.example/q1?x=4200',
      'traced',
    ]);
  });
});

describe('its other sources', () => {
  const brief = 'Join for $49 for the first year. Net sales were $4.5 billion in the first quarter of 2024.';

  it('prove what the filing does not know', () => {
    const [price] = trace('Join for $49 for the first year.', { brief });
    expect(price).toMatchObject({ status: 'traced', source: { kind: 'brief' } });
    expect(trace('Join for $49 for the first year.')).toMatchObject([{ status: 'unsourced' }]);
  });

  it('neither outvote it nor contradict anything', () => {
    expect(statuses('Net sales were $4.5 billion in the first quarter of 2024.', { brief })).toEqual([
      ['$4.5 billion', 'mismatch'],
    ]);
    expect(statuses('Net sales were $4.2 billion in the first quarter of 2024.', { brief })).toEqual([
      ['$4.2 billion', 'traced'],
    ]);
    expect(statuses('Join for $59 for the first year.', { brief })).toEqual([['$59', 'unsourced']]);
  });
});

describe('a document without tags', () => {
  it('is read by its words, with or without blocks', () => {
    const document = 'Net sales were $4,200 million in the first quarter of 2024.';
    const plain = readHtml(`<p>${document}</p>`);
    const draft = 'Net sales were $4.2 billion in the first quarter of 2024.';
    for (const input of [{ document }, { document: plain.text, structure: packStructure(plain) }]) {
      const [entry] = traceDraft(draft, prepareSources(input));
      expect(entry).toMatchObject({ status: 'traced', source: { quote: document } });
    }
  });
});

it('refuses a draft that takes more comparisons than may be', () => {
  const evidence = prepareSources(FILING);
  const draft = 'Net sales were $4.2 billion in the first quarter of 2024. '.repeat(20);
  expect(() => traceDraft(draft, evidence, 100)).toThrow(TooMuchToTrace);
  expect(traceDraft(draft, evidence, 10_000)).toHaveLength(20);
  expect(() => traceDraft('1 '.repeat(50_000), evidence)).toThrow(TooMuchToTrace);
  expect(() => traceDraft('In 2023\t2022\n'.repeat(7_000), evidence)).toThrow(TooMuchToTrace);
});

describe('what somebody typed', () => {
  const brief = 'Standard price: $499\nVIP price: $299\nWinners: 48\nWe do not refund $149 tickets.';

  it.each([
    ['- VIP price: $299', 'traced'],
    ['The standard price is $499.', 'traced'],
    ['Winners: 48', 'traced'],
    ['The VIP price is $499.', 'found'],
    ['A dinner costs $299.', 'found'],
    ['The VIP price is €299.', 'unsourced'],
    ['Losers: 48', 'unsourced'],
  ])('%s: %s', (draft, status) => {
    expect(traceDraft(draft, prepareSources({ brief })).map((entry) => entry.status)).toEqual([status]);
  });
});

describe('a sentence that stands word for word in a source', () => {
  const document = 'Page 1\nThe new kiln in Oslo cost $45 million, said the mayor of the city.\n\nIt rose 31% in July.';
  const trace = (draft: string, more: EvidenceInput = {}) =>
    traceDraft(draft, prepareSources({ document, ...more })).filter(({ kind }) => kind !== 'name')[0];

  it('proves its figures, with their page', () => {
    const draft = 'The new kiln in Oslo cost **$45 million**, said the mayor of the city.';
    expect(trace(draft)).toMatchObject({ status: 'traced', source: { kind: 'document', page: 1 } });
    const news = [{ text: `Kilns\n${draft.replaceAll('*', '')}`, source: 'City Wire', date: '2025-07-03' }];
    expect(trace(draft, { document: '', catalysts: news })).toMatchObject({
      status: 'traced',
      source: { kind: 'catalyst', name: 'City Wire' },
    });
  });

  it.each([
    'The new kiln in Oslo cost $45 million.',
    'The new kiln in Oslo did not cost $45 million, said the mayor of the city.',
    'The old kiln burned. It rose 31% in July.',
  ])('and nothing less does: %s', (draft) => {
    expect(trace(draft)?.status).not.toBe('traced');
  });
});

describe('a quarterly report that names no fiscal year', () => {
  const table =
    '\tThree Months Ended\n\tJune 30,\n\t2025\t2024\nTotal net sales\t$7,192\t$8,290\nCost of sales\t4,000\t4,500\nGross profit\t3,192\t3,790';
  const document = `Page 1\nNORTHWIND LAMPS, INC.\nFor the quarterly period ended June 30, 2025\n\nSTATEMENTS OF OPERATIONS\n(In millions)\n${table}`;
  const statusOf = (draft: string) => traceDraft(draft, prepareSources({ document }))[0]?.status;

  it.each([
    ['Northwind had net sales of $7.19 billion in the second quarter of 2025 (page 1).', 'traced'],
    ['Net sales were $7.19 billion.', 'traced'],
    ['Net sales were $8.29 billion in the second quarter of 2025.', 'found'],
    ['Net sales were $8.29 billion.', 'found'],
    ['Net sales were $7.91 billion.', 'mismatch'],
    ['Net sales were $7,192.', 'mismatch'],
    ['Net sales were €7.19 billion.', 'found'],
    ['Net sales fell 13% from 2019.', 'unsourced'],
    ['Net sales fell 13% from a year earlier.', 'derived'],
  ])('%s: %s', (draft, status) => expect(statusOf(draft)).toBe(status));
});
