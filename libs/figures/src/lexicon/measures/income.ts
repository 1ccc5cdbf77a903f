import type { EverydayMeasures } from './measure';

/** What statements of income are made of, and what is counted per share. */
export const INCOME: EverydayMeasures = {
  revenue: {
    kind: 'flow',
    concepts:
      'Revenues RevenueFromContractWithCustomerExcludingAssessedTax RevenueFromContractWithCustomerIncludingAssessedTax SalesRevenueNet SalesRevenueGoodsNet RevenuesNetOfInterestExpense',
    names:
      'revenues, operating segment revenue, operating segment revenues, segment revenue, segment net revenue, segment net sales, sales, net sales, net revenue, net revenues, total revenue, total revenues, total net revenue, total net sales, total sales, top line, top-line revenue, turnover, net operating revenue, net operating revenues, operating revenue, operating revenues, sales to customers, revenue from operations, company-wide sales, total net revenues',
  },
  'cost of revenue': {
    kind: 'flow',
    concepts: 'CostOfRevenue CostOfGoodsAndServicesSold CostOfGoodsSold CostOfServices',
    names:
      'cost of net revenues, cost of net revenue, cost of revenues, cost of sales, cost of goods sold, cogs, cost of products sold, costs of revenue, costs of sales, cost of goods, total cost of revenue, total cost of revenues, total cost of sales',
    isSize: true,
  },
  'operating income': {
    kind: 'flow',
    concepts: 'OperatingIncomeLoss',
    names:
      'operating profit, operating profits, income from operations, profit from operations, operating earnings, earnings from operations, operating result, ebit, total operating income',
    loss: 'operating loss, loss from operations, operating losses',
  },
  'net income': {
    kind: 'flow',
    concepts: 'ProfitLoss NetIncomeLoss',
    parent: 'NetIncomeLoss',
    names:
      'net profit, net profits, net earnings, profit, profits, earnings, bottom line, net results, net result, consolidated net income, consolidated net earnings, profit after tax, after-tax profit',
    loss: 'net loss, net losses, loss for the year, loss for the quarter',
  },
  'net income of noncontrolling interests': {
    kind: 'flow',
    concepts: 'NetIncomeLossAttributableToNoncontrollingInterest MinorityInterestInNetIncomeLossOfConsolidatedEntities',
    names: 'net income attributable to noncontrolling interests, noncontrolling interests, minority interests',
  },
  'income from continuing operations': {
    kind: 'flow',
    concepts: 'IncomeLossFromContinuingOperations',
    names:
      'earnings from continuing operations, net income from continuing operations, net earnings from continuing operations, profit from continuing operations, net earnings from continuing operations',
    loss: 'loss from continuing operations, net loss from continuing operations',
  },
  'pretax income': {
    kind: 'flow',
    concepts:
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
    names:
      'income before income taxes, income before taxes, income before income tax, pre-tax income, pretax profit, pre-tax profit, pretax earnings, pre-tax earnings, earnings before taxes, earnings before income taxes, earnings before tax, profit before tax, income before provision for income taxes',
    loss: 'pretax loss, pre-tax loss, loss before income taxes, loss before taxes',
  },
  'income tax expense': {
    kind: 'flow',
    concepts: 'IncomeTaxExpenseBenefit',
    names:
      'income taxes, income tax, provision for income taxes, provision for taxes, tax expense, tax provision, income tax provision, provision for taxes on income, tax bill, taxes on income',
    loss: 'income tax benefit, benefit from income taxes, benefit for income taxes',
  },
  'research and development expense': {
    kind: 'flow',
    concepts: 'ResearchAndDevelopmentExpense',
    names:
      'research and development, research, research and development expenses, research and development costs, research and development spending, r&d, r&d expense, r&d expenses, r&d spending, r&d costs, r&d investment',
    isSize: true,
  },
  'selling, general and administrative expense': {
    kind: 'flow',
    concepts: 'SellingGeneralAndAdministrativeExpense',
    names:
      'selling general and administrative, selling general and administrative expenses, selling general and administrative costs, sales general and administrative, sg&a, sg&a expense, sg&a expenses, overhead',
    isSize: true,
  },
  'general and administrative expense': {
    kind: 'flow',
    concepts: 'GeneralAndAdministrativeExpense',
    names: 'general and administrative, general and administrative expenses, general and administrative costs, g&a',
    isSize: true,
  },
  'sales and marketing expense': {
    kind: 'flow',
    isLoose: true,
    concepts: 'SellingAndMarketingExpense',
    names:
      'sales and marketing, marketing and sales, marketing and sales expense, marketing and sales expenses, sales and marketing expenses, selling and marketing, selling and marketing expense, selling and marketing expenses',
    isSize: true,
  },
  'marketing expense': {
    kind: 'flow',
    concepts: 'MarketingExpense',
    names: 'marketing, marketing expenses, marketing costs, marketing spending',
    isSize: true,
  },
  'advertising expense': {
    kind: 'flow',
    concepts: 'AdvertisingExpense',
    names: 'advertising, advertising expenses, advertising costs, advertising spending, ad spending',
    isSize: true,
  },
  'operating expenses': {
    kind: 'flow',
    concepts: 'OperatingExpenses',
    names: 'operating expense, operating costs, opex, total operating expenses',
    isSize: true,
  },
  'costs and expenses': {
    kind: 'flow',
    isLoose: true,
    concepts: 'CostsAndExpenses BenefitsLossesAndExpenses',
    names:
      'total costs and expenses, operating costs and expenses, total operating costs and expenses, total costs, total expenses, costs, operating expenses, total operating expenses',
    isSize: true,
  },
  'interest expense': {
    kind: 'flow',
    concepts: 'InterestExpense InterestExpenseNonoperating InterestExpenseDebt InterestExpenseOperating',
    names: 'interest costs, interest expenses, interest and debt expense, cost of interest',
    isSize: true,
  },
  // What is left of it after the interest that was earned.
  'net interest expense': {
    kind: 'flow',
    concepts: '',
    names: 'interest expense net, interest expense net of interest income, net interest costs',
    isSize: true,
  },
  'interest income': {
    kind: 'flow',
    isLoose: true,
    concepts: 'InvestmentIncomeInterest InterestIncomeOther InvestmentIncomeInterestAndDividend',
    names: 'interest earned, interest and dividend income',
  },
  'other income': {
    kind: 'flow',
    isLoose: true,
    concepts: 'NonoperatingIncomeExpense',
    names:
      'other income net, other income and expense, total other income, nonoperating income, other income (expense) net',
    loss: 'other expense, nonoperating expense',
  },
  'depreciation and amortization': {
    kind: 'flow',
    isLoose: true,
    concepts:
      'DepreciationDepletionAndAmortization DepreciationAmortizationAndAccretionNet DepreciationAndAmortization',
    names:
      'd&a, depreciation and amortization expense, depreciation amortization and other, depreciation amortization and accretion, depreciation depletion and amortization, depreciation and amortisation',
    isSize: true,
  },
  depreciation: {
    kind: 'flow',
    isLoose: true,
    concepts: 'Depreciation',
    names: 'depreciation expense, depreciation charges',
    isSize: true,
  },
  'amortization of intangible assets': {
    kind: 'flow',
    isLoose: true,
    concepts: 'AmortizationOfIntangibleAssets',
    names: 'amortization, amortization expense, intangible asset amortization, amortization of intangibles',
    isSize: true,
  },
  'stock-based compensation': {
    kind: 'flow',
    concepts: 'ShareBasedCompensation AllocatedShareBasedCompensationExpense',
    names:
      'stock-based compensation expense, stock-based pay, share-based pay, stock pay, equity pay, share-based compensation, share-based compensation expense, stock compensation, stock compensation expense, equity compensation, share-based payments',
    isSize: true,
  },
  'comprehensive income': {
    kind: 'flow',
    concepts:
      'ComprehensiveIncomeNetOfTaxIncludingPortionAttributableToNoncontrollingInterest ComprehensiveIncomeNetOfTax',
    parent: 'ComprehensiveIncomeNetOfTax',
    names: 'total comprehensive income',
    loss: 'comprehensive loss, total comprehensive loss',
  },
  'restructuring charges': {
    kind: 'flow',
    concepts: 'RestructuringCharges',
    names: 'restructuring, restructuring costs, restructuring expense, restructuring expenses',
    isSize: true,
  },
  'diluted eps': {
    kind: 'per share',
    concepts:
      'EarningsPerShareDiluted IncomeLossFromContinuingOperationsPerDilutedShare EarningsPerShareBasicAndDiluted',
    names:
      'diluted earnings per share, earnings per diluted share, diluted net income per share, net income per diluted share, earnings per share, eps, diluted earnings per common share, net income per share, earnings a share, earnings per share diluted, net income per share diluted, diluted earnings, diluted profit, diluted profit per share, profit per share, diluted net earnings per share, per-share earnings',
    loss: 'diluted loss per share, loss per share, loss per diluted share, net loss per share, diluted net loss per share',
  },
  'basic eps': {
    kind: 'per share',
    concepts: 'EarningsPerShareBasic IncomeLossFromContinuingOperationsPerBasicShare EarningsPerShareBasicAndDiluted',
    names:
      'basic earnings per share, earnings per basic share, basic net income per share, basic earnings per common share, earnings per share basic, net income per share basic, basic net earnings per share',
    loss: 'basic loss per share, basic net loss per share, loss per basic share',
  },
  'dividends per share': {
    kind: 'per share',
    concepts: 'CommonStockDividendsPerShareDeclared CommonStockDividendsPerShareCashPaid',
    names:
      'dividends declared per share, dividend per share, dividends declared per common share, dividends paid per share, cash dividends per share, cash dividends declared per share, cash dividends per common share, dividend, dividends per common share, annual dividend',
  },
  'diluted shares': {
    kind: 'shares',
    concepts: 'WeightedAverageNumberOfDilutedSharesOutstanding',
    names:
      'diluted shares outstanding, weighted-average diluted shares, weighted-average diluted shares outstanding, diluted weighted-average shares, diluted weighted-average shares outstanding, diluted weighted average common shares, diluted share count',
  },
  'basic shares': {
    kind: 'shares',
    concepts: 'WeightedAverageNumberOfSharesOutstandingBasic',
    names:
      'basic shares outstanding, weighted-average basic shares, weighted-average basic shares outstanding, basic weighted-average shares, basic weighted-average shares outstanding, weighted-average shares outstanding, weighted average common shares, basic share count',
  },
};
