import type { Entry, Term } from './entry';

const entry = (says: string, reads: Term, ...examples: string[]): Entry => ({ says, reads, examples });
const other = (named: string, says: string, ...examples: string[]): Entry =>
  entry(says, { is: 'other', named }, ...examples);

/** Who a figure belongs to. */
export const ENTITIES: readonly Entry[] = [
  entry(
    "company, the company, the firm, the bank, the lender, the insurer, the retailer, the streamer, the streaming service, the streaming giant, the tech giant, the software giant, the search giant, the card giant, the retail giant, the planemaker, the jet maker, the carmaker, the phone maker, the drinks maker, the soda maker, the beverage maker, the card network, the payments company, the payments giant, the health care giant, the drug company, the chip company, the chip designer, the cloud company, the chipmaker, the airline, the carrier, the drugmaker, the manufacturer, the automaker, the chain, the restaurant chain, the restaurant company, the software maker, the software company, the oil company, the oil producer, the producer, the biotech, the trust, the reit, the landlord, the grocer, the operator, the maker, the miner, the utility, the broker, the consultancy, the conglomerate, the group, the corporation, the enterprise, the business, we, our, us, we've, we're, our team, our teams, i",
    { is: 'company' },
    'The company had revenue of $12.5 billion.',
  ),
  entry(
    "it, they, that's, they'd been, it'd been, that is, that was, that represents, that compares, that figure, the figure, the number, that number, the total, the amount",
    { is: 'pronoun' },
    'Revenue was $12.5 billion. A year earlier it was $12.1 billion.',
  ),
  entry(
    ['the company', 'common', 'the parent']
      .flatMap((who) => [
        `attributable to ${who} stockholders`,
        `attributable to ${who} shareholders`,
        `attributable to ${who} shareowners`,
        `attributable to ${who}`,
        `available to ${who} stockholders`,
        `available to ${who} shareholders`,
      ])
      .concat(
        'attributable to stockholders, attributable to shareholders, attributable to shareowners, attributable to controlling interests, attributable to its shareholders, attributable to its stockholders',
      )
      .join(', '),
    { is: 'parent' },
    'Net income attributable to shareholders was $1.5 billion.',
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
    'adjusted, as adjusted, non-gaap, on an adjusted basis, on a non-gaap basis, core, underlying, organic, organically, on an organic basis, pro forma, excluding one-time items, excluding items, excluding certain items, excluding special items, excluding one-offs, excluding one-time charges, before special items, before one-time items, before one-offs, without one-offs, without special items, without one-time items, strip out one-offs, strip out the one-offs, strip out one-time items, strip out the usual items, strip out special items, stripping out one-offs, stripping out the one-offs, stripping out one-time items, leaving out one-offs, leaving one-offs aside, setting one-offs aside',
    { is: 'basis', basis: 'adjusted' },
    'Adjusted net income was $1.5 billion.',
  ),
  entry(
    'without currency swings, without currency effects, without currency, constant currency, in constant currency, constant currencies, in constant currencies, local currency, in local currency, in local currencies, local currencies, currency-neutral, fx-neutral, on an fx-neutral basis, on a currency-neutral basis, cc, in cc, at constant exchange rates, excluding foreign exchange, excluding fx, excluding the impact of currency, excluding the impact of foreign exchange, on a constant currency basis, at constant currency, currency neutral, excluding currency effects',
    { is: 'basis', basis: 'constant currency' },
    'Revenue rose 3% in constant currency.',
  ),
  entry(
    'gaap, by the book, by the books, on a gaap basis, under gaap, u.s gaap, as reported, on a reported basis, on an as-reported basis, in u.s dollars, in dollars, in dollar terms, in us dollars, nominally',
    { is: 'basis', basis: 'GAAP' },
    'GAAP net income was $1.5 billion.',
  ),
];

/** Words that make a statement no report of a fact: negation, outlook, possibility. */
export const MODALITY: readonly Entry[] = [
  entry(
    "promises, promise, looking ahead, currently expect, currently expects, currently anticipate, currently anticipates, currently estimate, currently estimates, guides to, guided to, guiding to, they say, some say, people say, so they say, it is said, rumor has it, try to, tries to, trying to, tried to, assumes, assumed, assume, pencilled in, expect, expects, expected, expecting, expectation, forecast, forecasts, forecasting, guidance, outlook, projected, project, projection, will, would, could, may be, might, should, plan, planned, planning, aim, aiming, target, targeted, targeting, hope, hoping, goal, anticipate, anticipated, estimate, estimated, guided, guide, guides, guiding, guiding for, likely, we'd, we'll, you'd, you'll, it'd, it'll, they'd, they'll, i'd, i'll, that'd, that'll, on track, set to, potential, possible, possibly, if, unless, next, coming, upcoming, future, sees, foresees, envisages, envisions, seen at, is seen, are seen, seen reaching, looks for, looking for, pencils in, penciled in, budgets, budgeting, budgeted, eyes, eyeing, pegs, intends, intend, intended, aspires, midpoint, low end, high end, reportedly, allegedly, supposedly, purportedly, ostensibly, presumably, probably, perhaps, maybe, hypothetical, hypothetically, theoretically, in theory, in principle, on paper, rumored, rumoured, rumor, rumour, dream, wish, dream of, dreams of, dreaming of, dreamed of, wishes for, wished for, prays for, bets on, betting on, preliminary, provisional, tentative, so-called, as much as, as high as, at best, at worst",
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
    "not, never, no, nor, neither, without, wasn't, weren't, isn't, aren't, didn't, doesn't, hasn't, won't, can't, don't, couldn't, wouldn't, shouldn't, haven't, cannot, hardly, failed, denied, denies, missed, instead of, rather than, false, falsely, wrong, wrongly, untrue, mistaken, mistakenly, myth, fiction, fantasy, lie, hoax, far from, nowhere near, anything but, fell short of, falls short of, fall short of, falling short of, came up short of, lacked, lacks, lacking",
    { is: 'modality', modality: 'negated' },
    'Revenue was not $12.5 billion.',
  ),
];

/** Words that open an aside, which may say anything but a figure. */
export const ASIDES: readonly Entry[] = [
  entry('as', { is: 'aside', mayRole: true }, 'Revenue rose 3% as demand held up.'),
  entry(
    'despite, in spite of, notwithstanding, regardless of, driven by, due primarily to, due mainly to, due largely to, due in part to, due principally to, led by, helped by, boosted by, fueled by, fuelled by, lifted by, powered by, supported by, hurt by, thanks to, due to, owing to, dragged down by, dragged by, weighed down by, weighed on by, pulled down by, held back by, propelled by, buoyed by, aided by, spurred by, sparked by, underpinned by, flattered by, inflated by, swollen by, dented by, squeezed by, pressured by, offset by, partly offset by, partially offset by, cushioned by, assisted by, carried by, courtesy of, on the back of, on the heels of, chiefly because of, mostly because of, mainly because of, partly because of, largely because of, in part because of, mainly due to, largely due to, mostly due to, partly due to, primarily due to, as a result of, in response to, on account of',
    { is: 'aside', mayLead: true },
    'Revenue rose 3% from a year earlier, driven by strong demand.',
    'Thanks to strong demand, revenue rose 3%.',
  ),
  entry(
    'a record, an all-time high, an all-time record, a high, a new high, a new record, its best, its worst, its highest, its lowest, its biggest, its largest, its strongest, its weakest, the best in, the highest in, the lowest in, the strongest in, the weakest in, the biggest in, the largest in, the best since, the highest since, the lowest since, one of the, one of its, a far cry, a step, a gain that, a drop that, a jump that, a sign that, a sum, a figure',
    { is: 'aside', isSoft: true },
    'Revenue of $12.5 billion was a record.',
    'Revenue was a record $12.5 billion.',
    'Revenue was $12.5 billion, its best showing yet.',
  ),
  entry(
    'in the form of, reflecting, reflects, because, because of, chiefly because, mostly because, mainly because, partly because, largely because, as a result, chiefly on, mostly on, mainly on, on lower, on higher, on weaker, on stronger, on better, faster than, quicker than, slower than, worse than, well ahead of, behind, well behind, outpacing, outstripping, outrunning, trailing, lagging, topping forecasts, enough to, underscoring, highlighting, showing, signaling, signalling, suggesting, proving, extending, marking, capping, helping, fueling, whose, where, whereby, amid, on the strength of, on strong demand, on strength in, on higher demand, which, who, is what, stands out, stood out, is worth a look, a sign, a sign of, beating, beat, ahead of, even as, a reminder, a reflection, proof, proof that, evidence, evidence of, a testament, testament to, thanks in part to, thanks largely to, thanks mostly to',
    { is: 'aside' },
    'Revenue of $12.5 billion stands out.',
    'Revenue rose 3% as demand held up.',
  ),
];

export const BREAKS: readonly Entry[] = [
  entry(
    'and, but, while, whereas, yet, though, although, when, with',
    { is: 'break' },
    'Revenue rose 3% and inventory fell 10%.',
  ),
];

/** What narrows or widens what a figure is of: no rule reads it, so that its figure is at most found. */
export const SCOPES: readonly Entry[] = [
  entry('including, includes', { is: 'scope', mayList: true }, 'Including lamps, revenue was $12.5 billion.'),
  // Which figure is of which thing or time is not read.
  entry('respectively', { is: 'scope' }, 'Revenue in 2024 and 2023 was $12.5 billion and $12.5 billion, respectively.'),
  entry(
    'excluding, excludes, exclude, excluded, except, except for, apart from, other than, ex, before, counting, gross of, strip out, stripping out, strips out, like-for-like, comparable, same-store, annualized, annualised, annualizing, run rate, run-rate, cumulative, pro rata, median, typical, combined with, assuming, cash basis, fair, nominal, inflation-adjusted, real, per, leaving out, leaves out, left out, omitting, omits, omitted, ignoring, ignores, setting aside, set aside, putting aside, adjusting for, adjusting, restating, restated, converting, converted, combining, spanning, covering, belonging to, barring, pending, subtracting, deducting, deducted, discounting, removing, removed, disregarding, stripped of, left over, remaining, remainder, leftover, included, loss, deficit, shortfall',
    { is: 'scope' },
    'Excluding lamps, revenue was $12.5 billion.',
    'Comparable revenue rose 3%.',
  ),
];

/** Nouns that say what kind of thing a part is: nothing where its name stands beside them, something else where none does. */
export const PART_NOUNS: readonly Entry[] = [
  entry(
    'business, segment, unit, division, arm, line, product line, department, brand, franchise, category, region, geography, market, operations, side, portfolio, range, business line, business unit, operating segment, reportable segment, overseas market, foreign market, export market, home market, international market, product category, industry group, customer group, product group, offering, gear, kit, lineup, line-up, platform, drug, medicine, pill, therapy, app, crew',
    { is: 'noun', of: ['part'] },
    'The lamps business had revenue of $4.8 billion.',
    'Lamps are the largest line, with revenue of $4.8 billion.',
  ),
  // What a writer calls a part or a measure that is named beside it.
  entry(
    'bright spot, sore spot, weak spot, soft spot, sweet spot, pressure point, pain point, star, star of the show, star performer, star turn, workhorse, engine, growth engine, jewel, crown jewel, gem, problem child, darling, hero, villain, laggard, slowpoke, rookie, veteran, newcomer, giant, juggernaut, powerhouse, standout, stand-out, highlight, lowlight, centerpiece, centrepiece, backbone, cash cow, cash machine, breadwinner, front-runner, frontrunner, leader, winner, loser, champion, runner-up, underdog, heavyweight, lightweight, mainstay, linchpin, lynchpin, locomotive, drag, disappointment, surprise, story, real story, bigger story, other story, showstopper, headliner, headline act, main event, main attraction, odd one out, odd man out, silver lining, dark horse, wild card, elephant in the room, youngest of the bunch, smallest of the bunch, biggest of the bunch, rest of the bunch, pick of the bunch, best of the bunch, question mark, exception, tailwind, headwind, growth story',
    { is: 'noun', of: ['part', 'measure'] },
    'Lamps, the problem child, had revenue of $4.8 billion.',
    'Lamps were the star: revenue of $4.8 billion.',
    'Inventory was the bright spot, down 10%.',
  ),
  entry(
    'expense, cost, charge, outlay, bill, payment, budget, tab',
    { is: 'noun', of: ['measure'] },
    'The share repurchase bill was $300 million.',
    'Share repurchases cost Northwind $300 million.',
  ),
];
