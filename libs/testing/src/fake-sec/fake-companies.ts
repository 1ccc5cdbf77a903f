import { inlineFiling, type Report } from '../inline-filing';

/** A filing as a fake SEC has it. */
export interface FakeFiling {
  accession: string;
  form: string;
  /** YYYY-MM-DD; empty where it has none. */
  reportDate: string;
  /** ISO 8601 */
  acceptedAt: string;
  items: string;
  /** Empty for a filing on paper. */
  primaryDocument: string;
  title: string;
  /** What stands in its folder. */
  files: Record<string, string>;
  /** The exhibits of its index: file, type, description. */
  exhibits?: [name: string, type: string, title: string][];
}

export interface FakeCompany {
  cik: number;
  tickers: string[];
  name: string;
  filings: FakeFiling[];
  /** The body of its companyfacts below `facts`; null where it has none. */
  facts: object | null;
}

const SEMI = 'NORTHWIND SEMICONDUCTOR CORP';

/** Revenue of the quarters of an invented company in millions: end, value, accession and day of the filing that says it. */
const QUARTERS: [start: string, end: string, revenue: number, accession: string, filed: string][] = [
  ['2023-07-01', '2023-09-30', 3_000, '0001000001-23-000003', '2023-11-03'],
  ['2024-01-01', '2024-03-31', 3_150, '0001000001-24-000001', '2024-05-03'],
  ['2024-04-01', '2024-06-30', 3_210, '0001000001-24-000002', '2024-08-02'],
  ['2024-07-01', '2024-09-30', 3_480, '0001000001-24-000003', '2024-11-01'],
  ['2025-01-01', '2025-03-31', 3_990, '0001000001-25-000011', '2025-05-02'],
  ['2025-04-01', '2025-06-30', 4_200, '0001000001-25-000021', '2025-08-05'],
];

const fact = (start: string, end: string, millions: number, accn: string, filed: string, form = '10-Q') => ({
  ...{ start, end, val: millions * 1e6, accn, form, filed },
});

const LONGER = [
  fact('2024-01-01', '2024-09-30', 9_840, '0001000001-24-000003', '2024-11-01'),
  fact('2024-01-01', '2024-12-31', 13_440, '0001000001-25-000005', '2025-02-20', '10-K'),
];

/** What companyfacts say, with the newer quarter and the amendment where they are filed. */
export function semiFacts(more: { newer: boolean; amended: boolean; day: string }): object {
  const values = [
    ...QUARTERS.map(([start, end, revenue, accession, filed]) => fact(start, end, revenue, accession, filed)),
    ...LONGER,
  ];
  if (more.newer) values.push(fact('2025-07-01', '2025-09-30', 4_650, NEWER, more.day));
  if (more.amended) values.push(fact('2025-04-01', '2025-06-30', 4_180, AMENDED, more.day, '10-Q/A'));
  return {
    'us-gaap': {
      Revenues: { label: 'Revenues', units: { USD: values } },
      GrossProfit: { label: 'Gross Profit', units: { USD: values.map((one) => ({ ...one, val: one.val * 0.6 })) } },
    },
  };
}

const NEWER = '0001000001-25-000031';
const AMENDED = '0001000001-25-000032';

const report = (more: Partial<Report>): Report => ({
  company: SEMI,
  form: '10-Q',
  fiscalYear: 2025,
  fiscalPeriod: 'Q2',
  head: 'Three Months Ended',
  now: { start: '2025-04-01', end: '2025-06-30' },
  before: { start: '2024-04-01', end: '2024-06-30' },
  rows: [
    ['Revenue', 'Revenues', '4,200', '3,210'],
    ['Cost of revenue', 'CostOfRevenue', '1,680', '1,284'],
    ['Gross profit', 'GrossProfit', '2,520', '1,926'],
  ],
  ...more,
});

/** A quarterly report of the first company, to the day. */
const quarterly = (accession: string, acceptedAt: string, filed: Report, document: string): FakeFiling => ({
  accession,
  form: filed.form,
  reportDate: filed.now.end,
  acceptedAt,
  items: '',
  primaryDocument: document,
  title: filed.form,
  files: { [document]: inlineFiling({ report: filed }) },
});

/** What is filed later: the next quarter. */
export function newerReport(acceptedAt: string): FakeFiling {
  const next = report({
    fiscalPeriod: 'Q3',
    now: { start: '2025-07-01', end: '2025-09-30' },
    before: { start: '2024-07-01', end: '2024-09-30' },
    rows: [
      ['Revenue', 'Revenues', '4,650', '3,480'],
      ['Cost of revenue', 'CostOfRevenue', '1,860', '1,392'],
      ['Gross profit', 'GrossProfit', '2,790', '2,088'],
    ],
  });
  return quarterly(NEWER, acceptedAt, next, 'nwsc-20250930.htm');
}

/** What is filed later: the same quarter, amended. */
export function amendedReport(acceptedAt: string): FakeFiling {
  const amended = report({
    form: '10-Q/A',
    rows: [
      ['Revenue', 'Revenues', '4,180', '3,210'],
      ['Cost of revenue', 'CostOfRevenue', '1,680', '1,284'],
      ['Gross profit', 'GrossProfit', '2,500', '1,926'],
    ],
  });
  return quarterly(AMENDED, acceptedAt, amended, 'nwsc-20250630a.htm');
}

const YEAR = report({
  form: '10-K',
  fiscalYear: 2024,
  fiscalPeriod: 'FY',
  head: 'Year Ended',
  now: { start: '2024-01-01', end: '2024-12-31' },
  before: { start: '2023-01-01', end: '2023-12-31' },
  rows: [['Revenue', 'Revenues', '13,440', '12,100']],
});

const RELEASE = inlineFiling({
  report: report({}),
  isTagged: false,
  says: ['Northwind Semiconductor today said that revenue was $4.2 billion in the second quarter of 2025.'],
});

const filler = 'The company makes machines and sells them. ';

/** Companies of a fake SEC, the largest first. */
export function fakeCompanies(): FakeCompany[] {
  return [
    {
      cik: 1_000_001,
      tickers: ['NWSC', 'NWSCP'],
      name: SEMI,
      facts: semiFacts({ newer: false, amended: false, day: '' }),
      filings: [
        quarterly('0001000001-25-000021', '2025-08-05T20:15:00.000Z', report({}), 'nwsc-20250630.htm'),
        {
          accession: '0001000001-25-000020',
          form: '8-K',
          reportDate: '2025-08-05',
          acceptedAt: '2025-08-05T20:05:00.000Z',
          items: '2.02,9.01',
          primaryDocument: 'nwsc-8k.htm',
          title: '8-K',
          files: {
            'nwsc-8k.htm': `<html><body><p>Item 2.02. ${filler.repeat(10)}</p></body></html>`,
            'q2pr.htm': RELEASE,
          },
          exhibits: [
            ['nwsc-8k.htm', '8-K', 'CURRENT REPORT'],
            ['q2pr.htm', 'EX-99.1', 'PRESS RELEASE, SECOND QUARTER 2025'],
          ],
        },
        quarterly('0001000001-25-000005', '2025-02-20T21:00:00.000Z', YEAR, 'nwsc-20241231.htm'),
      ],
    },
    {
      cik: 1_000_002,
      tickers: ['HRBL'],
      name: 'Harborlight Shipping N.V.',
      facts: { 'ifrs-full': {} },
      filings: [
        {
          accession: '0001000002-25-000007',
          form: '20-F',
          reportDate: '2024-12-31',
          acceptedAt: '2025-03-28T10:00:00.000Z',
          items: '',
          primaryDocument: 'hrbl-20241231.htm',
          title: '20-F',
          files: {
            'hrbl-20241231.htm': inlineFiling({
              report: {
                ...YEAR,
                company: 'Harborlight Shipping N.V.',
                form: '20-F',
                rows: [['Revenue', 'Revenues', '812', '790']],
              },
            }).replaceAll('us-gaap:', 'ifrs-full:'),
          },
        },
      ],
    },
    {
      cik: 1_000_003,
      tickers: ['OLDP'],
      name: 'Old Paper Mills Inc.',
      facts: null,
      filings: [
        {
          accession: '0001000003-25-000002',
          form: '10-Q',
          reportDate: '2025-06-30',
          acceptedAt: '2025-08-01T20:00:00.000Z',
          items: '',
          primaryDocument: 'oldp-10q.htm',
          title: '10-Q',
          files: {
            'oldp-10q.htm': inlineFiling({
              report: report({ company: 'Old Paper Mills Inc.' }),
              isTagged: false,
              says: [filler.repeat(10)],
            }),
          },
        },
        {
          accession: '0001000003-25-000001',
          form: '10-K',
          reportDate: '2024-12-31',
          acceptedAt: '2025-03-01T20:00:00.000Z',
          items: '',
          primaryDocument: '',
          title: '10-K',
          files: {},
        },
      ],
    },
    { cik: 1_000_004, tickers: ['EMTY'], name: 'Empty Fields Ltd.', facts: null, filings: [] },
  ];
}
