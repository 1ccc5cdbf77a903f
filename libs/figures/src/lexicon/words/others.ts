import type { Entry, Term } from './entry';

const entry = (says: string, reads: Term, ...examples: string[]): Entry => ({ says, reads, examples });
const other = (named: string, says: string, ...examples: string[]): Entry =>
  entry(says, { is: 'other', named }, ...examples);

/** Who a figure belongs to. */
export const ENTITIES: readonly Entry[] = [
  entry(
    'company, the company, the firm, the group, the corporation, the enterprise, the business, we, our, us',
    { is: 'company' },
    'The company had revenue of $12.5 billion.',
  ),
  entry(
    'it, they, that is, that was, that represents, that compares, that figure, the figure, the number, that number, the total, the amount',
    { is: 'pronoun' },
    'Revenue was $12.5 billion. A year earlier it was $12.1 billion.',
  ),
  other('a rival', 'rival, competitor, peer, competition', 'Its rival had revenue of $12.5 billion.'),
  other('the industry', 'industry, sector, the market, world, economy', 'Revenue of the industry was $12.5 billion.'),
  other(
    'customers',
    'customer, client, consumer, user, subscriber, member',
    'Its customers had revenue of $12.5 billion.',
  ),
  other('analysts', 'analyst, wall street, the street, consensus, investor', 'Analysts had revenue of $12.5 billion.'),
  other(
    'a partner',
    'partner, supplier, vendor, franchisee, licensee, affiliate, joint venture, predecessor, subsidiary',
    'Its supplier posted revenue of $12.5 billion.',
  ),
];

export const BASES_OF_PREPARATION: readonly Entry[] = [
  entry(
    'adjusted, as adjusted, non-gaap, on an adjusted basis, on a non-gaap basis, core, underlying, organic, organically, on an organic basis, pro forma, excluding one-time items, excluding items',
    { is: 'basis', basis: 'adjusted' },
    'Adjusted net income was $1.5 billion.',
  ),
  entry(
    'constant currency, in constant currency, on a constant currency basis, at constant currency, currency neutral, excluding currency effects',
    { is: 'basis', basis: 'constant currency' },
    'Revenue rose 3% in constant currency.',
  ),
  entry(
    'gaap, on a gaap basis, under gaap, u.s gaap',
    { is: 'basis', basis: 'GAAP' },
    'GAAP net income was $1.5 billion.',
  ),
];

/** What is said of a figure is not that it is so. */
export const MODALITY: readonly Entry[] = [
  entry(
    'expect, expects, expected, expecting, expectation, forecast, forecasts, forecasting, guidance, outlook, projected, project, projection, will, would, could, may be, might, should, plan, planned, planning, aim, aiming, target, targeted, targeting, hope, hoping, goal, anticipate, anticipated, estimate, estimated, guided, guide, likely, on track, set to, potential, possible, possibly, if, unless, next, coming, upcoming, future',
    { is: 'modality', modality: 'outlook' },
    'Northwind expects revenue of $12.5 billion.',
    'Revenue could be $12.5 billion.',
  ),
  entry(
    'authorized, authorised, approved, authorize',
    { is: 'modality', modality: 'authorized' },
    'Northwind authorized net income of $1.5 billion.',
  ),
  entry(
    "not, never, no, nor, neither, without, wasn't, weren't, isn't, aren't, didn't, doesn't, hasn't, haven't, won't, can't, cannot, hardly, failed, denied, denies, missed, instead of, rather than, short of, false, falsely, wrong, wrongly",
    { is: 'modality', modality: 'negated' },
    'Revenue was not $12.5 billion.',
  ),
];

/** Words of which one clause may go on as it likes, as long as it has no figure. */
export const ASIDES: readonly Entry[] = [
  entry(
    'driven by, led by, helped by, boosted by, fueled by, lifted by, powered by, supported by, hurt by, thanks to, due to, owing to',
    { is: 'aside', mayLead: true },
    'Revenue rose 3% from a year earlier, driven by strong demand.',
    'Thanks to strong demand, revenue rose 3%.',
  ),
  entry(
    'reflecting, because, because of, as, amid, on the strength of, on strong demand, on strength in, on higher demand, which, is what, stands out, stood out, is worth a look, a sign, a sign of, beating, beat, ahead of, even as, despite, in spite of, making',
    { is: 'aside' },
    'Revenue of $12.5 billion stands out.',
    'Revenue rose 3% as demand held up.',
  ),
];

export const BREAKS: readonly Entry[] = [
  entry(
    'and, but, while, whereas, yet, plus, though, although, when, with',
    { is: 'break' },
    'Revenue rose 3% and inventory fell 10%.',
  ),
];

/** Words that change nothing of what is said. */
export const NEUTRAL: readonly Entry[] = [
  entry(
    'the, a, an, its, this, that, these, those, there, here, for, on, at, during, into, also, just, now, then, still, again, already, even, only, alone, overall, altogether, together, meanwhile, moreover, however, ' +
      'all, whole, headline, look, look at, news, filing, the filing, quarterly filing, annual report, quarterly report, earnings report, statement, result, release, press release, balance sheet, on its balance sheet, on the balance sheet, books, on its books, ' +
      'basis, period of, itself, alike, well, as well, too, to holders, on hand, subject, preheader, preview, of its stock, of its own stock, of its shares, of its own shares, in hand, in the bank, board, declared, in all, in fact, indeed, of course, so, what, how much, management, executive, chief executive, chief financial officer, cfo, ceo, ' +
      'amount, level, sum, value, figure, an amount, a level, clear, clearly, strong, solid, healthy, good, hefty, whopping, impressive, modest, steady, respectable, robust, outstanding, sharp, sharply, slightly, slight, strongly, modestly, steadily, handily, handsomely, further, roughly unchanged',
    { is: 'neutral' },
    'Look at revenue: $12.5 billion.',
    'The filing puts revenue at $12.5 billion.',
  ),
];
