import { NORTHWIND } from '../example-company';
import { prepareFacts, traceExample } from '../trace-example';
import { EVERYDAY } from '../lexicon/measures/everyday';

const document = prepareFacts(NORTHWIND);

function verdictOf(draft: string) {
  const [judged, ...others] = traceExample([document], draft);
  expect(others).toEqual([]);
  return judged?.verdict;
}

/** What Northwind's figures come to by the usual definition, worked out by hand. Then what another definition gives. */
const EXAMPLES: Readonly<Record<string, readonly [usual: string, formula: string, also?: string]>> = {
  'gross profit': ['$4.6 billion', '$12.1 billion (revenue) - $7.5 billion (cost of revenue)'],
  ebitda: ['$2.5 billion', '$2 billion (operating income) + $500 million', '$2.375 billion'],
  'free cash flow': ['$1.5 billion', '$2.1 billion (operating cash flow) - $600 million (capital expenditures)'],
  'total debt': ['$1.1 billion', '$300 million (current debt) + $800 million (long-term debt)'],
  'returned to shareholders': ['$750 million', '$300 million (share repurchases) + $450 million (dividends paid)'],
  'cash and short-term investments': ['$3.0 billion', '$2.4 billion (cash) + $600 million (short-term investments)'],
  'working capital': ['$3.0 billion', '$6 billion (current assets) - $3 billion (current liabilities)'],
  'net debt': ['-$1.9 billion', '$300 million (current debt) + $800 million (long-term debt)', '-$1.3 billion'],
  'tangible book value': ['$5.2 billion', '$6 billion (equity)', '$5.5 billion'],
  'book value per share': ['$12.50', '$6 billion (equity) / 480 million', '$12.00'],
  'revenue per share': ['$25.00', '$12.5 billion (revenue) / 500 million (diluted shares)', '$26.04'],
  'free cash flow per share': ['$3.00', ' / 500 million (diluted shares)', '$3.13'],
  'operating cash flow per share': ['$4.20', ' / 500 million (diluted shares)', '$4.38'],
  'gross margin rate': ['40%', '$5 billion (gross profit) / $12.5 billion (revenue)'],
  'operating margin': ['16.0%', '$2 billion (operating income) / $12.5 billion (revenue)'],
  'net margin': ['12%', '$1.5 billion (net income) / $12.5 billion (revenue)'],
  'pretax margin': ['14.0%', '$1.75 billion (pretax income) / $12.5 billion (revenue)'],
  'ebitda margin': ['20.0%', '($2 billion (operating income) + $500 million (depreciation and amortization)) / '],
  'free cash flow margin': ['12.0%', '($2.1 billion (operating cash flow) - '],
  'operating cash flow margin': ['16.8%', '$2.1 billion (operating cash flow) / $12.5 billion (revenue)'],
  'depreciation and amortization margin': ['4.0%', '$500 million (depreciation and amortization) / '],
  'research intensity': ['7.0%', '$875 million (research and development expense) / $12.5 billion (revenue)'],
  'capital intensity': ['4.8%', '$600 million (capital expenditures) / $12.5 billion (revenue)', '120%'],
  'effective tax rate': ['14.3%', '$250 million (income tax expense) / $1.75 billion (pretax income)'],
  'dividend payout ratio': ['0.30', '$450 million (dividends paid) / $1.5 billion (net income)'],
  'retention ratio': ['0.70', '($1.5 billion (net income) - $450 million (dividends paid)) / $1.5 billion'],
  'cash conversion': ['140%', '$2.1 billion (operating cash flow) / $1.5 billion (net income)', '100%'],
  'free cash flow conversion': ['100%', ' / $1.5 billion (net income)', '60%'],
  'return on assets': ['10.3%', '$1.5 billion (net income) / (($15 billion (total assets) + $14 billion', '10.0%'],
  'return on equity': ['26.3%', '$1.5 billion (net income) / (($6 billion (equity) + $5.4 billion', '25.0%'],
  'working capital ratio': ['2.00', '$6 billion (current assets) / $3 billion (current liabilities)'],
  'quick ratio': ['1.42', '($2.4 billion (cash) + $600 million', '1.70'],
  'cash ratio': ['1.00', ' / $3 billion (current liabilities)', '0.80'],
  'operating cash flow ratio': ['0.70', '$2.1 billion (operating cash flow) / $3 billion'],
  'interest coverage': ['16 times', '$2 billion (operating income) / $125 million (interest expense)', '20 times'],
  'debt to equity': [
    '0.18',
    '($300 million (current debt) + $800 million (long-term debt)) / $6 billion (equity)',
    '1.50',
  ],
  'debt to assets': [
    '7.3%',
    '($300 million (current debt) + $800 million (long-term debt)) / $15 billion (total assets)',
    '60%',
  ],
  'liabilities to equity': ['1.50', '$9 billion (total liabilities) / $6 billion (equity)'],
  'liabilities to assets': ['60%', '$9 billion (total liabilities) / $15 billion (total assets)'],
  'debt to ebitda': [
    '0.44',
    '($300 million (current debt) + $800 million (long-term debt)) / ($2 billion (operating income) + ',
  ],
  'net debt to ebitda': [
    '-0.76',
    '($300 million (current debt) + $800 million (long-term debt) - ($2.4 billion (cash) + ',
  ],
  'equity ratio': ['40%', '$6 billion (equity) / $15 billion (total assets)'],
  'equity multiplier': ['2.50', '$15 billion (total assets) / $6 billion (equity)'],
  'asset turnover': ['0.86', '$12.5 billion (revenue) / ((', '0.83'],
  'fixed asset turnover': ['3.29', '$12.5 billion (revenue) / (($4 billion (property and equipment) + ', '3.13'],
  'inventory turnover': ['7.89', '$7.5 billion (cost of revenue) / (($900 million (inventory) + $1 billion', '8.33'],
  'receivables turnover': ['10.4', '$12.5 billion (revenue) / (($1.25 billion', '10.0'],
  'payables turnover': ['10.0', '$7.5 billion (cost of revenue) / (($800 million', '9.38'],
  'working capital turnover': ['4.39', '$12.5 billion (revenue) / ((', '4.17'],
  'equity turnover': ['2.19', '$12.5 billion (revenue) / (($6 billion', '2.08'],
  'days inventory outstanding': ['46.2 days', '365 x (', '43.8 days'],
  'days sales outstanding': ['35.0 days', '365 x (', '36.5 days'],
  'days payable outstanding': ['36.5 days', '365 x (', '38.9 days'],
  'cash conversion cycle': ['44.8 days', '365 x ('],
  'average repurchase price': ['$50.00', '$300 million (share repurchases) / 6 million'],
  'revenue per employee': ['$259,336', '$12.5 billion (revenue) / 48,200'],
};

/** Gross profit is printed for the year that Northwind reports. */
const yearOf = (measure: string): string => (measure === 'gross profit' ? '2023' : '2024');
const sentence = (measure: string, shown: string) => `Northwind had ${measure} of ${shown} in ${yearOf(measure)}.`;

it('has an example of each formula', () => {
  const formulas = Object.entries(EVERYDAY).flatMap(([measure, { is }]) => (is ? measure : []));
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(formulas.toSorted());
});

describe.each(Object.entries(EXAMPLES))('%s', (measure, [usual, formula, also]) => {
  it('is derived by its usual definition, which is shown with its numbers', () => {
    expect(verdictOf(sentence(measure, usual))).toMatchObject({
      status: 'derived',
      formula: expect.stringContaining(formula) as string,
    });
  });

  it('is only found where another definition gives the value, with both shown', () => {
    if (also === undefined) return;
    expect(verdictOf(sentence(measure, also))).toMatchObject({
      status: 'found',
      reason: expect.stringContaining('It depends on what is meant') as string,
    });
  });

  it.each([
    [
      'a digit is another one',
      (shown: string) => shown.replace(/\d/, (digit) => String((Number(digit) + 3) % 10 || 4)),
    ],
    ['the sign is another one', (shown: string) => (shown.startsWith('-') ? shown.slice(1) : `-${shown}`)],
  ])('is not derived where %s', (_what, alter) => {
    expect(verdictOf(sentence(measure, alter(usual)))?.status).not.toMatch(/derived|traced/);
  });

  it('takes what flows of the period that ends on the day of the claim', () => {
    const draft = (value: string) => `Northwind ended the period with interest coverage of ${value} times.`;
    expect(verdictOf(draft('16'))).toMatchObject({ status: 'derived' });
    expect(verdictOf(draft('17'))?.status).not.toMatch(/derived|traced/);
  });

  it('is not derived for another year', () => {
    expect(verdictOf(sentence(measure, usual).replace(/20\d\d/, '2021'))?.status).not.toMatch(/derived|traced/);
  });
});
