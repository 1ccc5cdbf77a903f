import { bigNumber } from './numbers.mjs';

/** @typedef {import('./filing.mjs').Filing} Filing */
/** @typedef {import('./filing.mjs').Fact} Fact */
/**
 * A computed figure before it is worded.
 * @typedef {object} Computed
 * @property {string} kind
 * @property {Record<string, string>} words  What is put for the letters of a wording.
 * @property {string} figure
 * @property {{ what: string, figure: string }[]} altered
 */

/** What people call what the issuers tag; the first concept that a filing has is taken. @type {Record<string, [concepts: string, name: string]>} */
const MEASURES = {
  revenue: ['Revenues RevenueFromContractWithCustomerExcludingAssessedTax', 'revenue'],
  cost: ['CostOfRevenue CostOfGoodsAndServicesSold', 'cost of sales'],
  gross: ['GrossProfit', 'gross profit'],
  operating: ['OperatingIncomeLoss', 'operating income'],
  net: ['NetIncomeLoss', 'net income'],
  pretax: [
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'pretax income',
  ],
  tax: ['IncomeTaxExpenseBenefit', 'income tax expense'],
  research: ['ResearchAndDevelopmentExpense', 'research and development expense'],
  cash: ['NetCashProvidedByUsedInOperatingActivities', 'operating cash flow'],
  capex: ['PaymentsToAcquirePropertyPlantAndEquipment PaymentsToAcquireProductiveAssets', 'capital expenditures'],
  dividends: ['PaymentsOfDividends PaymentsOfDividendsCommonStock', 'dividends paid'],
  buybacks: ['PaymentsForRepurchaseOfCommonStock', 'share repurchases'],
  interest: ['InterestExpense InterestExpenseNonoperating', 'interest expense'],
  assets: ['Assets', 'total assets'],
  current: ['AssetsCurrent', 'current assets'],
  due: ['LiabilitiesCurrent', 'current liabilities'],
  inventory: ['InventoryNet', 'inventories'],
  receivables: ['AccountsReceivableNetCurrent ReceivablesNetCurrent', 'accounts receivable'],
  payables: ['AccountsPayableCurrent', 'accounts payable'],
  plant: ['PropertyPlantAndEquipmentNet', 'net property and equipment'],
  goodwill: ['Goodwill', 'goodwill'],
};

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** @typedef {(measure: string, back?: number) => number} At  NaN where it is not tagged, or twice. */

/** @param {Filing} filing @returns {At} */
function valuesOf({ facts, end }) {
  const plain = facts.filter(({ members, value }) => members.length === 0 && value !== 0);
  return (measure, back = 0) => {
    const [concepts = ''] = MEASURES[measure] ?? [];
    for (const concept of concepts.split(' ')) {
      const found = plain.filter((fact) => fact.concept === `us-gaap:${concept}` && isThen(fact, end, back));
      const [first] = found;
      if (first) return found.every(({ value }) => value === first.value) ? first.value : NaN;
    }
    return NaN;
  };
}

/** @param {Fact} fact @param {string} end @param {number} back */
function isThen(fact, end, back) {
  const isYear =
    fact.start === null || Math.abs((Date.parse(fact.end) - Date.parse(fact.start)) / DAY_MS - YEAR_DAYS) < 12;
  const away = (Date.parse(end) - Date.parse(fact.end)) / DAY_MS - back * YEAR_DAYS;
  return isYear && Math.abs(away) <= (back === 0 ? 0 : 9);
}

const percent = (/** @type {number} */ value) => `${(100 * value).toFixed(1)}%`;
const times = (/** @type {number} */ value) => value.toFixed(2);
const inTimes = (/** @type {number} */ value) => `${value.toFixed(2)} times`;
const inDays = (/** @type {number} */ value) => `${value.toFixed(1)} days`;
const money = (/** @type {number} */ value) => bigNumber(value, '$', 0.4);

/**
 * Computed figures about an annual report. `of` gives the value so many years back; `others` are what it is mistaken for.
 * @param {Filing} filing
 * @returns {Computed[]}
 */
export function computedOf(filing) {
  const { fiscalYear, form } = filing;
  if (!form.startsWith('10-K')) return [];
  const at = valuesOf(filing);
  const average = (/** @type {string} */ measure, back = 0) => (at(measure, back) + at(measure, back + 1)) / 2;
  /** @type {Computed[]} */
  const made = [];
  /**
   * @param {string} kind @param {Record<string, string>} words @param {(value: number) => string} print
   * @param {(back: number) => number} of @param {Record<string, number>} others
   */
  const add = (kind, words, print, of, others) => {
    const value = of(0);
    if (!Number.isFinite(value) || value <= 0) return;
    const figure = print(value);
    const shown = Object.entries({ 'other period': of(1), ...others }).flatMap(([what, other]) =>
      Number.isFinite(other) && other > 0 && print(other) !== figure ? [{ what, figure: print(other) }] : [],
    );
    made.push({ kind, words, figure, altered: shown });
  };
  const over =
    (/** @type {string} */ a, /** @type {string} */ b) =>
    (back = 0) =>
      at(a, back) / at(b, back);
  const turned =
    (/** @type {string} */ a, /** @type {string} */ b) =>
    (back = 0) =>
      at(a, back) / average(b, back);
  const inverted = (/** @type {(back?: number) => number} */ of) => ({ inverted: 1 / of() });

  for (const [N, a, other] of /** @type {[string, string, string][]} */ ([
    ['gross margin', 'gross', 'operating'],
    ['operating margin', 'operating', 'net'],
    ['net margin', 'net', 'operating'],
    ['capital intensity', 'capex', 'cash'],
  ]))
    add('margin', { N }, percent, over(a, 'revenue'), { 'other numerator': over(other, 'revenue')() });
  const free = (/** @type {number} */ back) => (at('cash', back) - at('capex', back)) / at('revenue', back);
  add('margin', { N: 'free cash flow margin' }, percent, free, { 'other numerator': over('cash', 'revenue')() });

  for (const [N, a, b, print] of /** @type {[string, string, string, (value: number) => string][]} */ ([
    ['current ratio', 'current', 'due', times],
    ['working capital ratio', 'current', 'due', times],
    ['effective tax rate', 'tax', 'pretax', percent],
    ['interest coverage', 'operating', 'interest', inTimes],
    ['cash conversion', 'cash', 'net', percent],
  ]))
    add('ratio', { N }, print, over(a, b), inverted(over(a, b)));

  for (const [N, a, b, print] of /** @type {[string, string, string, (value: number) => string][]} */ ([
    ['fixed asset turnover', 'revenue', 'plant', times],
    ['asset turnover', 'revenue', 'assets', times],
    ['inventory turnover', 'cost', 'inventory', inTimes],
    ['return on assets', 'net', 'assets', percent],
  ]))
    add('turnover', { N }, print, turned(a, b), inverted(turned(a, b)));
  const dso = (/** @type {number} */ back) => (YEAR_DAYS * average('receivables', back)) / at('revenue', back);
  const dpo = (/** @type {number} */ back) => (YEAR_DAYS * average('payables', back)) / at('cost', back);
  add('turnover', { N: 'days sales outstanding' }, inDays, dso, { 'other numerator': dpo(0) });
  add('turnover', { N: 'days payable outstanding' }, inDays, dpo, { 'other numerator': dso(0) });

  const payout = over('dividends', 'net');
  for (const N of ['the dividend payout ratio', 'the payout ratio'])
    add('payout', { N }, percent, payout, { 'other numerator': over('buybacks', 'net')(), ...inverted(payout) });

  const named = (/** @type {string} */ measure) => MEASURES[measure]?.[1] ?? '';
  for (const [a, b, c] of /** @type {[string, string, string][]} */ ([
    ['dividends', 'buybacks', 'capex'],
    ['inventory', 'receivables', 'goodwill'],
    ['capex', 'research', 'dividends'],
  ])) {
    const sum = (/** @type {number} */ back) => at(a, back) + at(b, back);
    add('sum', { A: named(a), B: named(b) }, money, sum, { 'one part': at(a), 'other part': at(a) + at(c) });
  }
  for (const [a, b, c] of /** @type {[string, string, string][]} */ ([
    ['current', 'due', 'inventory'],
    ['cash', 'capex', 'dividends'],
    ['gross', 'research', 'operating'],
  ])) {
    const left = (/** @type {number} */ back) => at(a, back) - at(b, back);
    add('difference', { A: named(a), B: named(b) }, money, left, { sum: at(a) + at(b), 'other part': at(a) - at(c) });
  }
  for (const [a, b] of /** @type {[string, string][]} */ ([
    ['current', 'due'],
    ['net', 'dividends'],
    ['cash', 'capex'],
  ]))
    add('multiple', { A: named(a), B: named(b) }, inTimes, over(a, b), inverted(over(a, b)));

  const R = `fiscal ${fiscalYear - 2} to fiscal ${fiscalYear}`;
  const years = (/** @type {(back: number) => number} */ of) => (of(0) + of(1) + of(2)) / 3;
  for (const a of ['revenue', 'capex', 'cash'])
    add('average', { N: named(a), R, Y: 'three' }, money, (back) => (back === 0 ? years((one) => at(a, one)) : NaN), {
      'last year': at(a),
      'two years': (at(a) + at(a, 1)) / 2,
    });
  for (const a of ['revenue', 'net', 'research']) {
    const growth = (/** @type {number} */ count) => (at(a) / at(a, count)) ** (1 / count) - 1;
    add('growth over years', { N: named(a), R, Y: 'two' }, percent, (back) => (back === 0 ? growth(2) : NaN), {
      'whole change': at(a) / at(a, 2) - 1,
      'one year': growth(1),
    });
  }
  return made;
}
