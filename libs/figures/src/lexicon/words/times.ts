import type { Entry, TimeWords } from './entry';

const time = (says: string, time: TimeWords, ...examples: string[]): Entry => ({
  says,
  reads: { is: 'time', time },
  examples,
});

const quarter = (number: number, name: string, shown: string): Entry =>
  time(
    `${name} quarter, ${name} fiscal quarter, q${number}, ${number}q, fiscal q${number}`,
    { months: 3, quarter: number },
    `In the ${name} quarter, revenue was ${shown}.`,
    `Revenue was ${shown} in Q${number}.`,
    `Revenue was ${shown} in the ${name} quarter of fiscal 2024.`,
  );

const SEASONS: readonly [string, number][] = [
  ['winter', 1],
  ['spring', 4],
  ['summer', 7],
  ['fall', 10],
  ['autumn', 10],
];

const months = 'january february march april may june july august september october november december'.split(' ');

/** What words say of time. Neighbours are put together by the reader of claims. */
export const TIMES: readonly Entry[] = [
  time('quarter, fiscal quarter, quarterly, three months, 3 months, thirteen weeks, 13 weeks', { months: 3 }),
  time(
    'year, full year, whole year, annual, twelve months, 12 months, fifty-two weeks, 52 weeks, fifty-three weeks, 53 weeks',
    { months: 12 },
    'For the full year, revenue was $12.5 billion.',
    'Revenue was $12.5 billion in the year.',
  ),
  time(
    'fiscal year, full fiscal year, whole fiscal year, fy, business year',
    { months: 12, isFiscal: true },
    'Revenue was $12.5 billion in the fiscal year.',
  ),
  time(
    'past twelve months, last twelve months, trailing twelve months, past 12 months, last 12 months, trailing 12 months, over the past twelve months, over the last twelve months',
    { months: 12 },
    'Over the past twelve months, revenue was $12.5 billion.',
  ),
  time('calendar, calendar year', { isPart: true }, 'Revenue was $12.5 billion in calendar 2024.'),
  time('fiscal', { isFiscal: true, isPart: true }, 'Revenue was $12.5 billion in fiscal 2024.'),
  time('first three months', { months: 3, quarter: 1 }),
  time('half year, the half year', { months: 6, isToDate: true }),
  time('six months, 6 months, first six months, first half, twenty-six weeks, 26 weeks', { months: 6, isToDate: true }),
  time('nine months, 9 months, first nine months, first three quarters, thirty-nine weeks, 39 weeks', {
    months: 9,
    isToDate: true,
  }),
  time('year to date, so far this year', { isToDate: true }),
  quarter(1, 'first', '$3.00 billion'),
  quarter(2, 'second', '$3.10 billion'),
  quarter(3, 'third', '$3.15 billion'),
  quarter(4, 'fourth', '$3.25 billion'),
  time(
    'finished, exited, closing out, closed out',
    { isPart: true },
    'Northwind finished 2024 with cash of $2.4 billion.',
  ),
  time(
    'ended, ending, that ended, which ended, ended on, that ended on',
    { isPart: true },
    'Revenue was $12.5 billion for the year ended December 31, 2024.',
  ),
  time('as of, as at', { isPart: true }, 'Cash was $2.4 billion as of December 31, 2024.'),
  time(
    'end of, at the end of, by the end of, as of the end of, close of, at the close of, last day of',
    { isEnd: true, isPart: true },
    'Cash was $2.4 billion at the end of the year.',
  ),
  time(
    'at year end, year end, fiscal year end, ending the year, end the year, ended the year, ends the year, finished the year, closed the year',
    { months: 12, isEnd: true },
    'At year-end, cash was $2.4 billion.',
    'Northwind ended the year with cash of $2.4 billion.',
  ),
  time(
    'at quarter end, quarter end, ending the quarter, ended the quarter, ends the quarter, finished the quarter, closed the quarter',
    {
      months: 3,
      isEnd: true,
    },
  ),
  time(
    'ended the period, finished the period, closed the period, period end, at period end',
    { isEnd: true },
    'Northwind ended the period with cash of $2.4 billion.',
  ),
  time('start of, at the start of, beginning of, at the beginning of', { isStart: true, isPart: true }),
  time(
    'period, this period, reported period, this quarter, this year, this fiscal year, latest period, latest quarter, latest year, latest fiscal year, most recent quarter, most recent year, just ended quarter',
    {},
    'Revenue was $12.5 billion in the latest fiscal year.',
  ),
  time(
    'same period, same stretch, same quarter, same time, comparable period, comparable quarter, corresponding period, corresponding quarter, like period, year ago period, period a year',
    { isSame: true, isPart: true },
    'Revenue was $12.1 billion in the same period a year earlier.',
  ),
  time(
    'a year earlier, one year earlier, year earlier, a year ago, one year ago, year ago, a year before, one year before, year before, year prior, a year prior, a year previously, twelve months earlier, twelve months ago, 12 months earlier, 12 months ago, prior year, previous year, preceding year, prior fiscal year, previous fiscal year, preceding fiscal year, prior year period, prior year quarter, year ago quarter, year earlier quarter, year earlier period, previous year period, year before that',
    { shift: -1, shiftBy: 'year' },
    'Revenue was $12.1 billion a year earlier.',
    'Revenue rose 3% from the prior-year period.',
  ),
  time(
    'preceding one, previous one, prior one, one before, quarter before that',
    { shift: -1, shiftBy: 'period' },
    'In the fourth quarter, revenue was $3.25 billion, 3.2% above the preceding one.',
  ),
  time(
    'last year, last fiscal year',
    { shift: -1, shiftBy: 'year', isLoose: true },
    'Revenue rose to $12.5 billion from $12.1 billion last year.',
  ),
  time('next year, next fiscal year', { shift: 1, shiftBy: 'year' }),
  time('next quarter, next fiscal quarter', { shift: 1, shiftBy: 'period', months: 3 }),
  time('last quarter, last fiscal quarter', { shift: -1, shiftBy: 'period', isLoose: true }),
  time('two years earlier, two years ago, two years before', { shift: -2, shiftBy: 'year' }),
  time(
    'prior quarter, previous quarter, preceding quarter, a quarter earlier, quarter earlier, quarter before, three months earlier, three months before, a quarter ago, quarter ago',
    {
      shift: -1,
      shiftBy: 'period',
      months: 3,
    },
  ),
  ...SEASONS.map(([name, season]) =>
    // 'A fall before taxes' is no season.
    time(name === 'fall' ? 'last fall' : `last ${name}, ${name} before, previous ${name}, prior ${name}`, {
      shift: -1,
      shiftBy: 'year',
      season,
    }),
  ),
  time('holiday quarter, holiday season, holiday period', { months: 3, season: 12 }),
  ...months.map((name, index) =>
    time(index === 4 ? name : `${name}, ${name.slice(0, index === 8 ? 4 : 3)}`, { month: index + 1 }),
  ),
];

/** What says in one word against what a change is measured. */
export const AGAINST: readonly Entry[] = [
  {
    says: 'year over year, year on year, yoy, y/y, in a year, in one year, in just a year, in twelve months, in 12 months, over twelve months, over 12 months, over the year before, on the year, from the year before, on the prior year, on the previous year, on the year before, on last year, on a year ago, on a year earlier',
    reads: { is: 'against', time: { shift: -1, shiftBy: 'year' } },
    examples: [
      'Revenue rose 3% year over year.',
      'Revenue rose 3% year-on-year.',
      'Revenue was up 3% on the prior year.',
    ],
  },
  {
    says: 'over two years, in two years, over the past two years, over the last two years',
    reads: { is: 'against', time: { shift: -2, shiftBy: 'year' } },
    examples: ['Over two years, revenue rose 10%.'],
  },
  {
    says: 'linked quarter, on a linked quarter basis, quarter over quarter, quarter on quarter, qoq, sequentially, sequential',
    reads: { is: 'against', time: { shift: -1, shiftBy: 'period' } },
    examples: [],
  },
];
