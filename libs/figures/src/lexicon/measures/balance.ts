import type { EverydayMeasures } from './measure';

/** What balance sheets are made of. */
export const BALANCE: EverydayMeasures = {
  'total assets': { kind: 'balance', concepts: 'Assets', names: 'assets' },
  'current assets': { kind: 'balance', concepts: 'AssetsCurrent', names: 'total current assets' },
  'total liabilities': { kind: 'balance', concepts: 'Liabilities', names: 'liabilities' },
  'current liabilities': { kind: 'balance', concepts: 'LiabilitiesCurrent', names: 'total current liabilities' },
  'total liabilities and equity': {
    kind: 'balance',
    concepts: 'LiabilitiesAndStockholdersEquity',
    names:
      "total liabilities and shareholders' equity, total liabilities and stockholders' equity, liabilities and equity",
  },
  equity: {
    kind: 'balance',
    concepts: 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest StockholdersEquity',
    parent: 'StockholdersEquity',
    names:
      "total equity, shareholders' equity, stockholders' equity, shareowners' equity, total shareholders' equity, total stockholders' equity, book value, net worth, shareholder equity, stockholder equity, shareholders' investment, total shareowners' equity",
    loss: "shareholders' deficit, stockholders' deficit, total deficit",
  },
  cash: {
    kind: 'balance',
    concepts: 'CashAndCashEquivalentsAtCarryingValue Cash',
    names:
      'cash and cash equivalents, cash and equivalents, cash on hand, cash balance, cash position, cash pile, total cash and cash equivalents',
  },
  'cash and restricted cash': {
    kind: 'balance',
    concepts: 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    names:
      'cash cash equivalents and restricted cash, total cash cash equivalents and restricted cash, cash cash equivalents and restricted cash and cash equivalents',
  },
  'short-term investments': {
    kind: 'balance',
    isLoose: true,
    concepts: 'ShortTermInvestments MarketableSecuritiesCurrent AvailableForSaleSecuritiesDebtSecuritiesCurrent',
    names: 'current marketable securities, marketable securities, short-term marketable securities',
  },
  'long-term investments': {
    kind: 'balance',
    concepts: 'LongTermInvestments MarketableSecuritiesNoncurrent',
    names: 'noncurrent marketable securities, long-term marketable securities, non-current marketable securities',
  },
  receivables: {
    kind: 'balance',
    concepts: 'AccountsReceivableNetCurrent ReceivablesNetCurrent',
    names:
      'accounts receivable, accounts receivable net, net accounts receivable, net trade receivables, trade receivables net, trade accounts receivable net, accounts receivable trade net, accounts and notes receivable net, accounts and notes receivable, trade receivables, trade accounts receivable, net receivables, customer receivables, receivables net',
  },
  inventory: {
    kind: 'balance',
    concepts: 'InventoryNet',
    names:
      'inventories, merchandise inventories, merchandise inventory, net inventories, inventories net, net inventory, total inventories, inventory levels, stock on hand',
  },
  'property and equipment': {
    kind: 'balance',
    concepts:
      'PropertyPlantAndEquipmentNet PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
    names:
      'property plant and equipment, property and equipment net, property plant and equipment net, net property and equipment, net property plant and equipment, total property plant and equipment net, pp&e, net pp&e, pp&e net, fixed assets, net fixed assets, property plant and equipment at cost net',
  },
  goodwill: { kind: 'balance', concepts: 'Goodwill', names: 'total goodwill' },
  'intangible assets': {
    kind: 'balance',
    isLoose: true,
    concepts: 'IntangibleAssetsNetExcludingGoodwill FiniteLivedIntangibleAssetsNet',
    names:
      'intangibles, intangible assets net, acquired intangible assets net, other intangibles net, total intangible assets net, other intangible assets net',
  },
  'operating lease assets': {
    kind: 'balance',
    concepts: 'OperatingLeaseRightOfUseAsset',
    names: 'operating lease right-of-use assets, right-of-use assets, operating lease right-of-use assets net',
  },
  'operating lease liabilities': {
    kind: 'balance',
    isLoose: true,
    concepts: 'OperatingLeaseLiability',
    names: 'total operating lease liabilities, present value of operating lease liabilities',
  },
  'current operating lease liabilities': {
    kind: 'balance',
    concepts: 'OperatingLeaseLiabilityCurrent',
    names: 'current portion of operating lease liabilities, operating lease liabilities current',
  },
  'long-term operating lease liabilities': {
    kind: 'balance',
    concepts: 'OperatingLeaseLiabilityNoncurrent',
    names: 'noncurrent operating lease liabilities, operating lease liabilities noncurrent',
  },
  'prepaid expenses and other current assets': {
    kind: 'balance',
    concepts: 'PrepaidExpenseAndOtherAssetsCurrent',
    names: 'prepaid expenses and other',
  },
  'other current assets': { kind: 'balance', concepts: 'OtherAssetsCurrent', names: 'total other current assets' },
  'other assets': {
    kind: 'balance',
    isLoose: true,
    concepts: 'OtherAssetsNoncurrent',
    names: 'other noncurrent assets, other long-term assets, total other assets',
  },
  'accounts payable': {
    kind: 'balance',
    concepts: 'AccountsPayableCurrent AccountsPayableTradeCurrent',
    names: 'payables, trade payables, accounts payable trade, trade accounts payable',
  },
  'accrued liabilities': {
    kind: 'balance',
    isLoose: true,
    concepts: 'AccruedLiabilitiesCurrent',
    names: 'accrued expenses, accrued expenses and other, accrued expenses and other current liabilities',
  },
  'other liabilities': {
    kind: 'balance',
    isLoose: true,
    concepts: 'OtherLiabilitiesNoncurrent',
    names: 'other long-term liabilities, other noncurrent liabilities, total other long-term liabilities',
  },
  'deferred revenue': {
    kind: 'balance',
    isLoose: true,
    concepts: 'ContractWithCustomerLiabilityCurrent ContractWithCustomerLiability DeferredRevenueCurrent',
    names: 'unearned revenue, current deferred revenue, contract liabilities, customer deposits, deferred revenues',
  },
  'remaining performance obligations': {
    kind: 'balance',
    concepts: 'RevenueRemainingPerformanceObligation',
    names: 'remaining performance obligation, rpo, backlog, total backlog, order backlog',
  },
  'long-term debt': {
    kind: 'balance',
    isLoose: true,
    concepts: 'LongTermDebtNoncurrent LongTermDebtAndCapitalLeaseObligations',
    names:
      'noncurrent term debt, long-term debt noncurrent, long-term debt excluding current installments, long-term debt less current portion, long-term debt net of current portion, long-term borrowings, debt net of current portion',
  },
  'current debt': {
    kind: 'balance',
    isLoose: true,
    concepts: 'LongTermDebtCurrent DebtCurrent LongTermDebtAndCapitalLeaseObligationsCurrent',
    names:
      'current portion of long-term debt, current portion of debt, short-term debt, current maturities of long-term debt, current installments of long-term debt',
  },
  'total debt': {
    kind: 'balance',
    isLoose: true,
    concepts: 'LongTermDebt DebtLongtermAndShorttermCombinedAmount DebtInstrumentCarryingAmount',
    names:
      'debt, gross debt, borrowings, outstanding debt, debt load, total borrowings, total long-term debt, indebtedness, total term debt, short- and long-term debt, short-term and long-term debt, short- and long-term borrowings, short-term and long-term borrowings, long- and short-term debt, current and long-term debt, combined debt, financial debt, short- and long-term debt together, short- and long-term borrowings together, short- and long-term debt combined, debt short-term and long-term together, long-term borrowings current portion included, long-term debt including the current portion',
    is: { sum: [{ ifAny: 'commercial paper' }, 'current debt', 'long-term debt'] },
  },
  'commercial paper': { kind: 'balance', concepts: 'CommercialPaper', names: 'commercial paper borrowings' },
  'retained earnings': {
    kind: 'balance',
    concepts: 'RetainedEarningsAccumulatedDeficit',
    names: 'reinvested earnings, earnings reinvested',
    loss: 'accumulated deficit',
  },
  'accumulated other comprehensive income': {
    kind: 'balance',
    concepts: 'AccumulatedOtherComprehensiveIncomeLossNetOfTax',
    names: 'aoci',
    loss: 'accumulated other comprehensive loss',
  },
  'treasury stock': {
    kind: 'balance',
    concepts: 'TreasuryStockValue TreasuryStockCommonValue',
    names: 'treasury stock at cost, treasury shares',
    isSize: true,
  },
  'noncontrolling interests': {
    kind: 'balance',
    concepts: 'MinorityInterest',
    names: 'noncontrolling interest, minority interest, equity attributable to noncontrolling interests',
  },
  'shares outstanding': {
    kind: 'share balance',
    concepts: 'CommonStockSharesOutstanding EntityCommonStockSharesOutstanding',
    names:
      'common shares outstanding, outstanding shares, common stock outstanding, shares of common stock outstanding, share count',
  },
  'shares issued': {
    kind: 'share balance',
    concepts: 'CommonStockSharesIssued',
    names: 'common shares issued, common stock issued, issued shares',
  },
  'remaining repurchase authorization': {
    kind: 'balance',
    concepts: 'StockRepurchaseProgramRemainingAuthorizedRepurchaseAmount1',
    names:
      'remaining authorization, remaining under the repurchase program, remaining buyback authorization, remaining share repurchase authorization, remaining repurchase authority, available for repurchase, remaining for repurchase, remaining capacity under the repurchase program, left under the buyback, left under the buyback program, left on the buyback authorization, left on the repurchase authorization, left under the repurchase program, remaining available for repurchase, unused repurchase authorization, unspent buyback authorization',
  },
  'repurchase authorization': {
    kind: 'balance',
    concepts: 'StockRepurchaseProgramAuthorizedAmount1 StockRepurchaseProgramAuthorizedAmount',
    names: 'share repurchase authorization, buyback authorization, authorized repurchases, repurchase program',
  },
};
