import type { TaggedPeriod } from './document/document';
import type { DocumentFacts } from './facts/document-facts';
import type { Fact, MeasureId, Read, Unit } from './facts/fact';

/** A company that exists in examples alone. */
const YEAR: TaggedPeriod = { start: '2024-01-01', end: '2024-12-31' };
const YEAR_BEFORE: TaggedPeriod = { start: '2023-01-01', end: '2023-12-31' };
const DAY: TaggedPeriod = { at: '2024-12-31' };
const DAY_BEFORE: TaggedPeriod = { at: '2023-12-31' };

const proved = <T>(is: T): Read<T> => ({ is, known: 'proved' });

interface Line {
  measure: MeasureId;
  value: number;
  period: TaggedPeriod;
  unit?: Unit;
  part?: string;
}

const balance = (measure: MeasureId, close: number, open: number): Line[] => [
  { measure, value: close * 1e6, period: DAY },
  { measure, value: open * 1e6, period: DAY_BEFORE },
];

const flow = (measure: MeasureId, value: number): Line => ({ measure, value: value * 1e6, period: YEAR });

const shares = (measure: MeasureId, value: number, period: TaggedPeriod): Line => ({
  measure,
  value,
  period,
  unit: 'shares',
});

function factOf({ measure, value, period, unit = 'money', part }: Line, index: number): Fact {
  return {
    from: index * 10,
    to: index * 10 + 5,
    value,
    rounding: unit === 'money' ? 500_000 : 0.005,
    unit,
    scale: proved(unit === 'money' ? 6 : 0),
    label: measure,
    page: 3,
    section: null,
    readings: [
      {
        measure: proved(measure),
        owner: proved('company'),
        part: proved(part ?? null),
        period: proved(period),
        basis: proved('GAAP'),
        modality: proved('reported'),
        level: proved({ kind: 'level' }),
      },
    ],
  };
}

const quarter = (number: number, value: number): Line => {
  const start = ['01-01', '04-01', '07-01', '10-01'][number - 1] ?? '';
  const end = ['03-31', '06-30', '09-30', '12-31'][number - 1] ?? '';
  return { measure: 'revenue', value, period: { start: `2024-${start}`, end: `2024-${end}` } };
};

const LINES: readonly Line[] = [
  { measure: 'revenue', value: 12_500e6, period: YEAR },
  { measure: 'revenue', value: 12_100e6, period: YEAR_BEFORE },
  { measure: 'revenue', value: 11_400e6, period: { start: '2022-01-01', end: '2022-12-31' } },
  { measure: 'revenue', value: 4_800e6, period: YEAR, part: 'lamps' },
  { measure: 'revenue', value: 4_900e6, period: YEAR_BEFORE, part: 'lamps' },
  { measure: 'revenue', value: 2_600e6, period: YEAR, part: 'europe' },
  { measure: 'revenue', value: 2_500e6, period: YEAR_BEFORE, part: 'europe' },
  { measure: 'net income', value: 1_500e6, period: YEAR },
  { measure: 'net income', value: 1_410e6, period: YEAR_BEFORE },
  { measure: 'gross profit', value: 5_000e6, period: YEAR },
  { measure: 'share repurchases', value: 300e6, period: YEAR },
  { measure: 'income taxes paid', value: 200e6, period: YEAR },
  { measure: 'income tax expense', value: 250e6, period: YEAR },
  { measure: 'debt repaid', value: 350e6, period: YEAR },
  { measure: 'current debt', value: 300e6, period: DAY },
  { measure: 'long-term debt', value: 800e6, period: DAY },
  { measure: 'capital expenditures', value: 600e6, period: YEAR },
  { measure: 'capital expenditures', value: 280e6, period: YEAR_BEFORE },
  { measure: 'diluted eps', value: 3, period: YEAR, unit: 'per share' },
  { measure: 'diluted eps', value: 2.8, period: YEAR_BEFORE, unit: 'per share' },
  { measure: 'cash', value: 2_400e6, period: DAY },
  ...balance('inventory', 900, 1_000),
  ...balance('total assets', 15_000, 14_000),
  ...balance('current assets', 6_000, 5_500),
  ...balance('current liabilities', 3_000, 2_800),
  ...balance('total liabilities', 9_000, 8_600),
  ...balance('equity', 6_000, 5_400),
  ...balance('property and equipment', 4_000, 3_600),
  ...balance('receivables', 1_250, 1_150),
  ...balance('accounts payable', 800, 700),
  ...balance('short-term investments', 600, 500),
  ...balance('goodwill', 500, 500),
  ...balance('intangible assets', 300, 350),
  flow('cost of revenue', 7_500),
  { measure: 'cost of revenue', value: 7_500e6, period: YEAR_BEFORE },
  flow('operating income', 2_000),
  flow('pretax income', 1_750),
  flow('interest expense', 125),
  flow('depreciation and amortization', 500),
  flow('research and development expense', 875),
  flow('operating cash flow', 2_100),
  flow('dividends paid', 450),
  shares('diluted shares', 500e6, YEAR),
  shares('shares outstanding', 480e6, DAY),
  shares('shares repurchased', 6e6, YEAR),
  { measure: 'headcount', value: 48_200, period: DAY, unit: 'count' },
  { measure: 'stores', value: 310, period: DAY, unit: 'count' },
  { measure: 'stores opened', value: 24, period: YEAR, unit: 'count' },
  { measure: 'stores closed', value: 15, period: YEAR, unit: 'count' },
  quarter(1, 3_000e6),
  quarter(2, 3_100e6),
  quarter(3, 3_150e6),
  quarter(4, 3_250e6),
];

/** The annual report of Northwind, of which the examples of the lexicon speak. */
export const NORTHWIND: DocumentFacts = {
  facts: LINES.map(factOf),
  vocabulary: {
    company: ['Northwind Lamps, Inc.', 'Northwind'],
    people: ['Ann Lee', 'Lee'],
    measures: [],
    parts: [
      { says: 'Lamps', reads: 'lamps' },
      { says: 'Europe', reads: 'europe' },
    ],
  },
  calendar: { end: '2024-12-31', months: 12, endOfYear: (name) => `${name}-12-31` },
};
