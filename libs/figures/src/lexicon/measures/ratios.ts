import type { EverydayMeasures, Formula, MeasureId } from './measure';

const rate = (names: string, is: Formula, ...also: Formula[]) => ({ kind: 'rate' as const, names, is, also });
const margin = (of: MeasureId, names: string) => rate(names, { ratio: [of, 'revenue'] });

const LIQUID: Formula = { sum: ['cash', { ifAny: 'short-term investments' }] };

/** Margins, rates and ratios between statements. They are said in percent, as a number, or as so many times. */
export const RATIOS: EverydayMeasures = {
  'gross margin rate': margin(
    'gross profit',
    'gross margin, gross margin percentage, gross margin ratio, gross profit margin, gross profit percentage, gross profit rate',
  ),
  'operating margin': margin(
    'operating income',
    'operating profit margin, operating income margin, operating margin percentage, operating margin ratio, ebit margin, operating income rate, operating income as a percentage of revenue',
  ),
  'net margin': margin(
    'net income',
    'net profit margin, profit margin, net income margin, net earnings margin, net profit margins, net margins',
  ),
  // Of whatever its sentence speaks of: see `marginOf`.
  margin: { kind: 'rate', names: 'margins' },
  'pretax margin': margin('pretax income', 'pre-tax margin, pretax profit margin, pre-tax profit margin'),
  'ebitda margin': margin('ebitda', 'unadjusted ebitda margin, ebitda profit margin'),
  'free cash flow margin': margin('free cash flow', 'fcf margin'),
  'operating cash flow margin': margin('operating cash flow', 'cash flow margin, cash margin'),
  'depreciation and amortization margin': margin('depreciation and amortization', 'd&a margin'),
  'research intensity': margin('research and development expense', 'r&d intensity, research and development intensity'),
  'capital intensity': rate(
    'capex intensity, capital expenditure intensity, capital intensity ratio, capex ratio, capital spending intensity',
    { ratio: ['capital expenditures', 'revenue'] },
    { ratio: ['total assets', 'revenue'] },
  ),
  'effective tax rate': {
    ...rate('effective income tax rate, tax rate, effective rate', { ratio: ['income tax expense', 'pretax income'] }),
    concepts: 'EffectiveIncomeTaxRateContinuingOperations',
  },
  'dividend payout ratio': rate(
    'payout ratio, dividend payout, dividend payout rate, payout rate',
    { ratio: ['dividends paid', 'net income'] },
    { ratio: ['dividends per share', 'diluted eps'] },
    { ratio: ['dividends per share', 'basic eps'] },
  ),
  'retention ratio': rate('earnings retention ratio, plowback ratio, retained earnings ratio, earnings retention', {
    ratio: [{ less: ['net income', 'dividends paid'] }, 'net income'],
  }),
  'cash conversion': rate(
    'cash conversion ratio, cash conversion rate, cash flow conversion, earnings-to-cash conversion',
    { ratio: ['operating cash flow', 'net income'] },
    { ratio: ['free cash flow', 'net income'] },
    { ratio: ['operating cash flow', 'ebitda'] },
  ),
  'free cash flow conversion': rate(
    'fcf conversion, free cash flow conversion ratio, free cash flow conversion rate',
    { ratio: ['free cash flow', 'net income'] },
    { ratio: ['free cash flow', 'ebitda'] },
    { ratio: ['free cash flow', 'operating cash flow'] },
  ),
  'return on assets': rate(
    'roa, return on total assets, return on average assets, return on average total assets',
    { ratio: ['net income', { average: 'total assets' }] },
    { ratio: ['net income', 'total assets'] },
  ),
  'return on equity': rate(
    'roe, return on average equity, return on shareholder equity, return on stockholder equity',
    { ratio: ['net income', { average: 'equity' }] },
    { ratio: ['net income', 'equity'] },
  ),
  'working capital ratio': rate('current ratio', { ratio: ['current assets', 'current liabilities'] }),
  'quick ratio': rate(
    'acid-test ratio, acid test, acid ratio',
    { ratio: [{ sum: [LIQUID, 'receivables'] }, 'current liabilities'] },
    { ratio: [{ less: ['current assets', 'inventory'] }, 'current liabilities'] },
    {
      ratio: [
        { less: ['current assets', { sum: ['inventory', 'prepaid expenses and other current assets'] }] },
        'current liabilities',
      ],
    },
  ),
  'cash ratio': rate('', { ratio: [LIQUID, 'current liabilities'] }, { ratio: ['cash', 'current liabilities'] }),
  'operating cash flow ratio': rate('cash flow ratio', { ratio: ['operating cash flow', 'current liabilities'] }),
  'interest coverage': rate(
    'interest coverage ratio, interest cover, times interest earned, interest coverage multiple',
    { ratio: ['operating income', 'interest expense'] },
    { ratio: ['ebitda', 'interest expense'] },
    { ratio: [{ sum: ['pretax income', 'interest expense'] }, 'interest expense'] },
  ),
  'debt to equity': rate(
    'debt-to-equity, debt-to-equity ratio, debt/equity, debt/equity ratio, gearing',
    { ratio: ['total debt', 'equity'] },
    { ratio: ['total liabilities', 'equity'] },
    { ratio: ['long-term debt', 'equity'] },
  ),
  'debt to assets': rate(
    'debt-to-assets, debt-to-assets ratio, debt ratio',
    { ratio: ['total debt', 'total assets'] },
    { ratio: ['total liabilities', 'total assets'] },
  ),
  'liabilities to equity': rate('liabilities-to-equity ratio, liabilities to equity ratio', {
    ratio: ['total liabilities', 'equity'],
  }),
  'liabilities to assets': rate('liabilities-to-assets ratio, liabilities to assets ratio', {
    ratio: ['total liabilities', 'total assets'],
  }),
  'debt to ebitda': rate('debt-to-ebitda, debt-to-ebitda ratio, leverage ratio, gross leverage', {
    ratio: ['total debt', 'ebitda'],
  }),
  'net debt to ebitda': rate('net debt-to-ebitda, net debt-to-ebitda ratio, net leverage, net leverage ratio', {
    ratio: ['net debt', 'ebitda'],
  }),
  'equity ratio': rate('equity-to-assets ratio, equity to assets ratio', { ratio: ['equity', 'total assets'] }),
  'equity multiplier': rate('assets-to-equity ratio, assets to equity ratio, financial leverage', {
    ratio: ['total assets', 'equity'],
  }),
};
