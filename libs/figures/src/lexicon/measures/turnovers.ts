import type { EverydayMeasures, Formula, MeasureId } from './measure';

/** Turned over in a year: by the average of opening and closing balance, which some replace by the closing one. */
const turnover = (names: string, [of, balance]: [MeasureId, MeasureId], ...also: Formula[]) => ({
  kind: 'rate' as const,
  names,
  is: { ratio: [of, { average: balance }] as const },
  also: [{ ratio: [of, balance] as const }, ...also],
});

const days = (names: string, [balance, of]: [MeasureId, MeasureId], ...also: Formula[]) => ({
  kind: 'days' as const,
  names,
  is: { days: { ratio: [{ average: balance }, of] as const } },
  also: [{ days: { ratio: [balance, of] as const } }, ...also],
});

/** What is bought in a year is what is sold and what is added to the inventory. */
const PURCHASES: Formula = { sum: ['cost of revenue', { change: 'inventory' }] };

/** How fast balances are turned over, as so many times a year or so many days. */
export const TURNOVERS: EverydayMeasures = {
  'asset turnover': turnover('asset turnover ratio, total asset turnover, total asset turnover ratio', [
    'revenue',
    'total assets',
  ]),
  'fixed asset turnover': turnover(
    'fixed asset turnover ratio, fixed-asset turnover rate, net fixed asset turnover, pp&e turnover, property plant and equipment turnover',
    ['revenue', 'property and equipment'],
  ),
  'inventory turnover': turnover(
    'inventory turnover ratio, inventory turnover rate, inventory turns, stock turnover, inventory turn',
    ['cost of revenue', 'inventory'],
    { ratio: ['revenue', { average: 'inventory' }] },
  ),
  'receivables turnover': turnover(
    'receivables turnover ratio, accounts receivable turnover, accounts receivable turnover ratio, receivable turnover',
    ['revenue', 'receivables'],
  ),
  'payables turnover': turnover(
    'payables turnover ratio, accounts payable turnover, accounts payable turnover ratio, payable turnover',
    ['cost of revenue', 'accounts payable'],
    { ratio: [PURCHASES, { average: 'accounts payable' }] },
  ),
  'working capital turnover': turnover('working capital turnover ratio', ['revenue', 'working capital']),
  'equity turnover': turnover('equity turnover ratio', ['revenue', 'equity']),
  'days inventory outstanding': days(
    'dio, days of inventory, days in inventory, days inventory, days sales of inventory, inventory days, days of inventory outstanding',
    ['inventory', 'cost of revenue'],
  ),
  'days sales outstanding': days(
    'dso, days services outstanding, days service outstanding, days of sales outstanding, receivable days, receivables days, days receivable, days receivable outstanding, days in receivables, average collection period',
    ['receivables', 'revenue'],
  ),
  'days payable outstanding': days(
    'dpo, days payables outstanding, days of payables outstanding, payable days, payables days, days payable, days in payables',
    ['accounts payable', 'cost of revenue'],
    { days: { ratio: [{ average: 'accounts payable' }, PURCHASES] } },
  ),
  'cash conversion cycle': {
    kind: 'days',
    names: 'ccc, net operating cycle',
    is: {
      less: [{ sum: ['days inventory outstanding', 'days sales outstanding'] }, 'days payable outstanding'],
    },
  },
};
