import type { EverydayMeasures } from './measure';

const DEPRECIATION = { first: ['depreciation and amortization', 'depreciation'] };

/** Sums and differences that some issuers print and others leave to the reader. */
export const DERIVED: EverydayMeasures = {
  'gross profit': {
    kind: 'flow',
    concepts: 'GrossProfit',
    names: 'gross profits, gross income, gross margin, gross margin dollars',
    loss: 'gross loss',
    is: { less: ['revenue', 'cost of revenue'] },
  },
  ebitda: {
    kind: 'flow',
    names:
      'unadjusted ebitda, earnings before interest taxes depreciation and amortization, earnings before interest tax depreciation and amortization, operating income before depreciation and amortization',
    is: { sum: ['operating income', DEPRECIATION] },
    also: [{ sum: ['net income', 'income tax expense', 'interest expense', DEPRECIATION] }],
  },
  'free cash flow': {
    kind: 'flow',
    names: 'fcf, free cash flows, free cash, free cash generation',
    is: { less: ['operating cash flow', 'capital expenditures'] },
  },
  'cash and short-term investments': {
    kind: 'balance',
    concepts: 'CashCashEquivalentsAndShortTermInvestments',
    names:
      'cash cash equivalents and short-term investments, cash and investments, cash cash equivalents and marketable securities, cash and marketable securities, cash and securities, total cash cash equivalents and marketable securities, cash and short-term investments',
    is: { sum: ['cash', 'short-term investments'] },
  },
  'working capital': {
    kind: 'balance',
    names: 'net working capital, total working capital',
    loss: 'working capital deficit, negative working capital',
    is: { less: ['current assets', 'current liabilities'] },
  },
  'net debt': {
    kind: 'balance',
    names: 'net borrowings, net indebtedness',
    is: { less: ['total debt', { sum: ['cash', { ifAny: 'short-term investments' }] }] },
    also: [{ less: ['total debt', 'cash'] }],
  },
  'tangible book value': {
    kind: 'balance',
    names: 'tangible equity, tangible common equity, tangible net worth',
    is: { less: ['equity', { sum: ['goodwill', 'intangible assets'] }] },
    also: [{ less: ['equity', 'goodwill'] }],
  },
  'book value per share': {
    kind: 'per share',
    names: 'equity per share, book value a share',
    is: { ratio: ['equity', 'shares outstanding'] },
    also: [{ ratio: ['equity', 'diluted shares'] }],
  },
  'revenue per share': {
    kind: 'per share',
    names: 'sales per share, net sales per share, revenue per diluted share',
    is: { ratio: ['revenue', 'diluted shares'] },
    also: [{ ratio: ['revenue', 'basic shares'] }, { ratio: ['revenue', 'shares outstanding'] }],
  },
  'free cash flow per share': {
    kind: 'per share',
    names: 'fcf per share, free cash flow per diluted share',
    is: { ratio: ['free cash flow', 'diluted shares'] },
    also: [{ ratio: ['free cash flow', 'basic shares'] }, { ratio: ['free cash flow', 'shares outstanding'] }],
  },
  'operating cash flow per share': {
    kind: 'per share',
    names: 'cash flow per share, operating cash flow per diluted share',
    is: { ratio: ['operating cash flow', 'diluted shares'] },
    also: [
      { ratio: ['operating cash flow', 'basic shares'] },
      { ratio: ['operating cash flow', 'shares outstanding'] },
    ],
  },
};
