/**
 * @typedef {object} Measure  What people call what the issuers tag.
 * @property {string[]} concepts  Without 'us-gaap:'; the first that a filing has is taken.
 * @property {string[]} names  In a sentence, without an article.
 * @property {'flow' | 'balance' | 'per share' | 'shares'} kind
 * @property {boolean} [isPlural]
 * @property {string} [loss]  What it is called below zero; without it, a negative value is left out.
 */

/** Parts, shares and margins are measured by it. @type {Measure} */
export const REVENUE = {
  concepts: ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax', 'SalesRevenueNet'],
  names: ['revenue', 'total revenue', 'revenue'],
  kind: 'flow',
};

/** @type {Measure[]} */
export const MEASURES = [
  REVENUE,
  {
    concepts: ['CostOfRevenue', 'CostOfGoodsAndServicesSold'],
    names: ['cost of revenue', 'cost of sales'],
    kind: 'flow',
  },
  { concepts: ['GrossProfit'], names: ['gross profit', 'gross margin'], kind: 'flow' },
  {
    concepts: ['OperatingIncomeLoss'],
    names: ['operating income', 'operating profit', 'income from operations'],
    kind: 'flow',
    loss: 'operating loss',
  },
  {
    concepts: ['NetIncomeLoss', 'ProfitLoss'],
    names: ['net income', 'net profit', 'net earnings'],
    kind: 'flow',
    loss: 'net loss',
  },
  {
    concepts: ['ResearchAndDevelopmentExpense'],
    names: ['research and development expense', 'R&D spending', 'research and development costs'],
    kind: 'flow',
  },
  {
    concepts: ['SellingGeneralAndAdministrativeExpense'],
    names: ['selling, general and administrative expense', 'SG&A'],
    kind: 'flow',
  },
  {
    concepts: ['OperatingExpenses', 'CostsAndExpenses'],
    names: ['operating expenses', 'operating expenses'],
    kind: 'flow',
    isPlural: true,
  },
  {
    concepts: ['IncomeTaxExpenseBenefit'],
    names: ['income tax expense', 'the provision for income taxes'],
    kind: 'flow',
  },
  {
    concepts: ['IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest'],
    names: ['income before income taxes', 'pretax income'],
    kind: 'flow',
    loss: 'loss before income taxes',
  },
  { concepts: ['InterestExpense', 'InterestExpenseNonoperating'], names: ['interest expense'], kind: 'flow' },
  {
    concepts: ['NetCashProvidedByUsedInOperatingActivities'],
    names: ['operating cash flow', 'cash from operations', 'net cash provided by operating activities'],
    kind: 'flow',
    loss: 'net cash used in operating activities',
  },
  {
    concepts: ['PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets'],
    names: ['capital expenditures', 'capital spending'],
    kind: 'flow',
  },
  {
    concepts: ['PaymentsForRepurchaseOfCommonStock'],
    names: ['share repurchases', 'stock buybacks'],
    kind: 'flow',
    isPlural: true,
  },
  {
    concepts: ['ShareBasedCompensation'],
    names: ['stock-based compensation', 'share-based compensation expense'],
    kind: 'flow',
  },
  {
    concepts: ['DepreciationDepletionAndAmortization', 'DepreciationAmortizationAndAccretionNet', 'Depreciation'],
    names: ['depreciation and amortization'],
    kind: 'flow',
  },
  { concepts: ['Assets'], names: ['total assets'], kind: 'balance', isPlural: true },
  { concepts: ['Liabilities'], names: ['total liabilities'], kind: 'balance', isPlural: true },
  {
    concepts: ['StockholdersEquity'],
    names: ["shareholders' equity", "stockholders' equity", 'equity'],
    kind: 'balance',
  },
  {
    concepts: ['CashAndCashEquivalentsAtCarryingValue'],
    names: ['cash and cash equivalents', 'cash and equivalents'],
    kind: 'balance',
    isPlural: true,
  },
  { concepts: ['InventoryNet'], names: ['inventories', 'inventory'], kind: 'balance' },
  {
    concepts: ['AccountsReceivableNetCurrent', 'ReceivablesNetCurrent'],
    names: ['accounts receivable', 'receivables'],
    kind: 'balance',
    isPlural: true,
  },
  { concepts: ['LongTermDebtNoncurrent'], names: ['long-term debt'], kind: 'balance' },
  { concepts: ['Goodwill'], names: ['goodwill'], kind: 'balance' },
  {
    concepts: ['PropertyPlantAndEquipmentNet'],
    names: ['property, plant and equipment', 'net property and equipment'],
    kind: 'balance',
  },
  { concepts: ['AssetsCurrent'], names: ['current assets', 'total current assets'], kind: 'balance', isPlural: true },
  {
    concepts: ['LiabilitiesCurrent'],
    names: ['current liabilities', 'total current liabilities'],
    kind: 'balance',
    isPlural: true,
  },
  { concepts: ['ContractWithCustomerLiabilityCurrent'], names: ['deferred revenue'], kind: 'balance' },
  {
    concepts: ['EarningsPerShareDiluted'],
    names: ['diluted earnings per share', 'diluted EPS', 'earnings per diluted share'],
    kind: 'per share',
    isPlural: true,
  },
  {
    concepts: ['EarningsPerShareBasic'],
    names: ['basic earnings per share', 'basic EPS'],
    kind: 'per share',
    isPlural: true,
  },
  {
    concepts: ['CommonStockDividendsPerShareDeclared'],
    names: ['dividends declared per share', 'dividends per share'],
    kind: 'per share',
    isPlural: true,
  },
  {
    concepts: ['WeightedAverageNumberOfDilutedSharesOutstanding'],
    names: ['diluted shares outstanding', 'weighted-average diluted shares'],
    kind: 'shares',
    isPlural: true,
  },
];
