import type { EverydayMeasure, EverydayMeasures } from './measure';

const flow = (names: string): EverydayMeasure => ({ kind: 'flow', names });
const size = (names: string): EverydayMeasure => ({ kind: 'flow', names, isSize: true });
const balance = (names: string): EverydayMeasure => ({ kind: 'balance', names });
const rate = (names: string): EverydayMeasure => ({ kind: 'rate', names });
const count = (names: string): EverydayMeasure => ({ kind: 'count', names });
const perShare = (names: string): EverydayMeasure => ({ kind: 'per share', names });

/** 'Between buybacks and dividends', 'on dividends and share repurchases'. */
const DIVIDENDS_AND_BUYBACKS = ['buybacks', 'share buybacks', 'stock buybacks', 'repurchases', 'share repurchases']
  .flatMap((bought) => [`dividends and ${bought}`, `${bought} and dividends`])
  .flatMap((both) => ['between', 'on', 'in', 'through', 'via'].map((before) => `${before} ${both}`))
  .join(', ');

/** What industries speak of in calls and releases, beside their statements. No formula makes them. */
export const OPERATING: EverydayMeasures = {
  // Retailers and restaurants.
  'comparable sales': {
    kind: 'flow',
    names:
      'comparable store sales, comparable-store sales, comp sales, comp store sales, comps, comp, same-store sales, like-for-like sales, comparable restaurant sales, same-restaurant sales, same-shop sales, comparable sales growth, comp sales growth, same-store sales growth, comparable store sales growth, comp growth',
    isGrowth: true,
  },
  'advertising revenue': flow('advertising, ad revenue, advertising sales, ad sales, advertising revenues'),
  traffic: count('customer traffic, guest traffic, store traffic, foot traffic, guest counts'),
  transactions: count('transaction count, customer transactions, comparable transactions, comp transactions'),
  'average ticket': flow('ticket, average transaction size, average transaction value, average basket, basket size'),
  'average check': flow('check average, average guest check'),
  'average unit volume': flow('average unit volumes, auv, auvs'),
  'restaurant-level margin': rate(
    'restaurant-level margins, restaurant margin, restaurant margins, restaurant-level operating margin, restaurant-level profit margin',
  ),
  'gross merchandise volume': flow('gmv, gross merchandise value'),
  'total payment volume': flow('tpv, payment volume, total payments volume, payments volume'),
  // Banks and insurers.
  'net interest income': flow('nii'),
  'net interest margin': rate('nim'),
  'noninterest income': flow('non-interest income'),
  'noninterest expense': size('non-interest expense, noninterest expenses, non-interest expenses'),
  'provision for credit losses': flow(
    'credit loss provision, loan loss provision, provision for loan losses, provision expense, loan loss provisions',
  ),
  'net charge-offs': flow('net chargeoffs, net credit losses, ncos'),
  'average loans': balance('average total loans'),
  loans: balance('total loans, period-end loans, loan balances, end-of-period loans'),
  'average deposits': balance('average total deposits'),
  deposits: balance('total deposits, period-end deposits, customer deposit balances'),
  'efficiency ratio': rate(''),
  'cet1 ratio': rate('common equity tier 1 ratio, cet1 capital ratio, common equity tier 1 capital ratio, cet 1 ratio'),
  'return on tangible common equity': rate(
    'rotce, return on average tangible common equity, return on tangible equity',
  ),
  'return on invested capital': rate('roic, return on capital employed, roce'),
  'tangible book value per share': perShare('tbv per share, tangible book value a share'),
  'assets under management': balance('aum, client assets under management'),
  'net premiums written': flow('net written premiums, net written premium, net premium written'),
  'gross premiums written': flow('gross written premiums, gross written premium'),
  'net premiums earned': flow('net earned premiums, net premium earned, earned premiums'),
  'combined ratio': rate(''),
  'loss ratio': rate(''),
  'expense ratio': rate(''),
  'catastrophe losses': size('cat losses, pretax catastrophe losses'),
  'net investment income': flow(''),
  'core income': flow('core earnings, operating earnings'),
  'core return on equity': rate('core roe, core operating roe'),
  'underwriting income': { kind: 'flow', names: 'underwriting profit, underwriting gain', loss: 'underwriting loss' },
  // Software and subscriptions.
  'annual recurring revenue': balance('arr, annualized recurring revenue, total arr'),
  'net retention rate': rate(
    'net revenue retention, net revenue retention rate, net dollar retention, net retention, net dollar retention rate, nrr, dollar-based net retention, dollar-based net retention rate, net expansion rate',
  ),
  'gross retention rate': rate(
    'gross retention, gross revenue retention, gross dollar retention, gross revenue retention rate',
  ),
  'current remaining performance obligations': balance('current rpo, crpo, current remaining performance obligation'),
  billings: flow('total billings, calculated billings'),
  bookings: flow('new bookings, total bookings, net bookings'),
  'new orders': flow('total orders, order intake, net orders, order book'),
  'book-to-bill': rate('book-to-bill ratio'),
  churn: rate('churn rate, monthly churn, customer churn'),
  'average revenue per user': flow('arpu, average revenue per subscriber, average revenue per account, arpa'),
  'daily active users': count('daus, dau'),
  'monthly active users': count('maus, mau'),
  headcount: count(
    'head count, employees, total employees, total headcount, employee headcount, workforce, people on the payroll, people on its payroll, people on staff, people on its staff, employees on its payroll, employees on the payroll, workers on the payroll, workers on its payroll, staff members, full-time and part-time employees, full- and part-time employees, full and part-time employees, full time or part time employees, people employed, people work, people worked, people working',
  ),
  stores: {
    kind: 'count',
    concepts: 'NumberOfStores',
    names: 'store count, number of stores, total stores, retail stores, total number of stores',
  },
  'stores opened': count('new stores, new store openings, store openings, new stores opened, stores that opened'),
  'stores closed': count('store closures, store closings, closed stores'),
  'square footage': count(
    'square feet, total square footage, gross square feet, gross square footage, retail square feet',
  ),
  restaurants: {
    kind: 'count',
    concepts: 'NumberOfRestaurants',
    names: 'restaurant count, number of restaurants, total restaurants, systemwide restaurants',
  },
  warehouses: count('warehouse count, number of warehouses, total warehouses'),
  'paid memberships': count(
    'paid members, paying memberships, total paid memberships, paid memberships at end of period',
  ),
  'net additions': count('paid net additions, paid net membership additions, net subscriber additions, paid net adds'),
  'full-time employees': count('full-time workers'),
  'full-time equivalent employees': count('full-time equivalent headcount, ftes, full-time equivalents'),
  // Airlines, energy, real estate, makers of things.
  'passenger revenue': flow('passenger revenues'),
  capacity: count('available seat miles, asms, asm'),
  'load factor': rate('passenger load factor'),
  'unit revenue': flow('trasm, rasm, prasm, total revenue per available seat mile, passenger unit revenue'),
  'unit cost': size('unit costs, casm, cost per available seat mile'),
  'unit cost excluding fuel': size(
    'casm-ex, casm ex-fuel, casm ex fuel, unit costs excluding fuel, nonfuel unit cost, non-fuel unit costs, casm excluding fuel, nonfuel unit costs',
  ),
  production: count('total production, production volumes, average production, net production'),
  'lease operating expense': size('lease operating expenses, loe, lease operating costs'),
  ebitdax: flow(''),
  ebitdar: flow(''),
  'funds from operations': flow('ffo, nareit ffo'),
  'core funds from operations': flow('core ffo, normalized ffo'),
  'adjusted funds from operations': flow('affo'),
  'net operating income': flow('noi'),
  'same-store net operating income': flow(
    'same-store noi, same-property noi, same-property net operating income, comparable noi',
  ),
  occupancy: rate('occupancy rate, portfolio occupancy, average occupancy, leased occupancy'),
  'leasing spread': rate('leasing spreads, blended leasing spread, blended lease rate growth, rent spread'),
  'average selling price': flow('asp, asps, average selling prices, average sales price'),
  shipments: count('unit shipments, units shipped'),
  'vehicle deliveries': count('unit deliveries, total deliveries'),
  'revenue per employee': {
    kind: 'flow',
    names: 'sales per employee, net sales per employee, revenue per head',
    is: { ratio: ['revenue', 'headcount'] },
  },
  utilization: rate('utilization rate, capacity utilization, utilisation'),
  'segment operating income': flow(
    'segment operating profit, segment profit, segment income, total segment operating profit',
  ),
  liquidity: balance('total liquidity, available liquidity'),
  'returned to shareholders': {
    kind: 'flow',
    isSize: true,
    names:
      'shareholder returns, capital returned to shareholders, capital returns, back to shareholders, back to its shareholders, back to investors, back to its investors, back to stockholders, back to holders, back to its owners, back to owners, ' +
      DIVIDENDS_AND_BUYBACKS,
    is: { sum: ['share repurchases', 'dividends paid'] },
  },
  'menu pricing': rate('menu price, menu price increases'),
};
