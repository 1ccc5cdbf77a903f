import type { Entry, Term } from './entry';

const entry = (says: string, reads: Term, ...examples: string[]): Entry => ({ says, reads, examples });

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');

/** 'three-year', '3 years', 'the last three fiscal years'. */
function span(years: number): Entry {
  const names = [NUMBERS[years - 1] ?? '', String(years)].flatMap((number) => [
    `${number} year`,
    `${number} fiscal year`,
    `last ${number} year`,
    `past ${number} year`,
    `last ${number} fiscal year`,
    `past ${number} fiscal year`,
    `latest ${number} year`,
    `latest ${number} fiscal year`,
    `most recent ${number} year`,
    `most recent ${number} fiscal year`,
    `${number} year period`,
    `${number} year to`,
    `${number} year ended`,
    `${number} year through`,
    `${number} fiscal year to`,
    `${number} fiscal year ended`,
    `${number} fiscal year through`,
  ]);
  return entry(names.join(', '), { is: 'span', years });
}

/** Words that make one figure of several measures, or of several years. */
export const OPERATORS: readonly Entry[] = [
  entry(
    'plus, together with, added to, along with, as well as',
    { is: 'operator', sign: '+' },
    'Operating income plus depreciation and amortization was $2.5 billion.',
  ),
  entry(
    'minus, net of',
    { is: 'operator', sign: '-' },
    'Operating cash flow minus capital expenditures was $1.5 billion.',
  ),
  entry(
    'less',
    { is: 'move', direction: 'down', sign: '-' },
    'Operating cash flow less capital expenditures was $1.5 billion.',
    'Inventory was 10% less than a year earlier.',
  ),
  entry(
    '÷, divided by, covered, covers, as a multiple of, as multiple of',
    { is: 'operator', sign: '/' },
    'Net income divided by revenue was 12%.',
    'Current assets covered current liabilities 2.0 times.',
  ),
  entry(
    'over',
    { is: 'hedge', hedge: 'more than', sign: '/' },
    'Revenue was over $12 billion.',
    'Net income over average equity was 26.3%.',
  ),
  entry(
    'exceeding, exceed, exceeds, exceeded, topped, tops, surpassed, surpasses, surpassing',
    { is: 'hedge', hedge: 'more than', sign: '-' },
    'Revenue exceeded $12 billion.',
    'Operating cash flow exceeded capital expenditures by $1.5 billion.',
  ),
  entry(
    'together, combined, jointly, collectively, altogether, in aggregate, between them, sum of, the sum of, combined total of, the combined total of',
    { is: 'joined' },
    'Goodwill and inventory together were $1.4 billion.',
    'Northwind had goodwill and inventory of $1.4 billion combined.',
    'The sum of goodwill and inventory was $1.4 billion.',
  ),
  entry(
    'difference between, the difference between, gap between, the gap between, spread between, the spread between',
    { is: 'difference' },
    'The difference between current assets and current liabilities was $3.0 billion.',
    'Current assets were $3.0 billion higher than current liabilities.',
  ),
  entry(
    'defined as, based on, on the basis of, using, i.e, calculated as, computed as, measured as, taken as, worked out as, expressed as, meaning, namely, or rather, defined here as, which is, calculated by, calculated from, computed by, computed from',
    { is: 'defined' },
    'Free cash flow, defined as operating cash flow less capital expenditures, was $1.5 billion.',
    'Return on equity (net income over average equity) was 26.3%.',
    'Return on equity, net income over average equity, was 26.3%.',
    'Asset turnover, based on average total assets, was 0.86 in fiscal 2024.',
  ),
  entry(
    'average, averaged, averaging, averages, on average, mean, average of, an average of, the average of, annual average, annual average of, average annual, yearly average',
    { is: 'average' },
    'The two-year average of revenue was $12.3 billion.',
    'Revenue averaged $12.0 billion over fiscal 2022 to fiscal 2024.',
  ),
  entry(
    'cagr, compound annual growth rate, compounded annual growth rate, compound annual growth, compound annual rate, compounded annual rate, compound growth rate, annual compound growth rate, compounded, compounding, at a compound annual rate, at a compound annual growth rate, average annual growth rate',
    { is: 'growth' },
    'The two-year CAGR of revenue was 4.7%.',
    'Revenue compounded at 4.7% a year between fiscal 2022 and fiscal 2024.',
  ),
  entry(
    'change, percentage change, percent change, change in, the change in',
    { is: 'change' },
    'The change in revenue was 3.3%.',
  ),
  entry(
    '× 365, x 365, times 365, multiplied by 365',
    { is: 'in days' },
    'Days sales outstanding (average receivables over revenue, × 365) came to 35 days.',
  ),
  entry('between', { is: 'between' }, 'Between fiscal 2022 and fiscal 2024 revenue compounded at 4.7% a year.'),
  ...NUMBERS.map((_, at) => span(at + 1)),
];
