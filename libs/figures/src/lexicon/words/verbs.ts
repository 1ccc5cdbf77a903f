import type { Direction, Entry, MeasureTerm } from './entry';

const net: readonly MeasureTerm[] = [{ measure: 'net income', isLoss: false, kind: 'flow' }];
const move = (direction: Direction, says: string, ...examples: string[]): Entry => ({
  says,
  reads: { is: 'move', direction },
  examples,
});

const loss: readonly MeasureTerm[] = [{ measure: 'net income', isLoss: true, kind: 'flow', source: 'loose' }];

/** What they cost is told with a tax on them and without it. */
const repurchases: readonly MeasureTerm[] = [
  { measure: 'share repurchases', isLoss: false, kind: 'flow', source: 'loose' },
];

/** Verbs that say how much something is, without a word of its change. */
export const VERBS: readonly Entry[] = [
  {
    says:
      'was, were, is, are, be, been, being, had, has, have, having, came to, come to, came in, came in at, come in at, came out at, ' +
      'totaled, totalled, totaling, totalling, total, reached, reach, reaching, amounted to, amount to, amounts to, amounting to, stood at, stand at, stands at, ' +
      'standing at, hit, hitting, posted, post, posting, reported, report, reporting, recorded, record, recording, ' +
      'logged, registered, achieved, landed at, settled at, finished at, closed at, ended at, checked in at, clocked in at, ' +
      'ran to, run to, worked out to, works out to, equaled, equalled, equal, equals, equal to, equivalent to, corresponded to, corresponds to, correspond to, equate to, held, hold, holding, carried, counted, counts, went, moved, turned in, ' +
      'put, puts, showed, show, shows, shown, said, say, says, saying, announced, disclosed, noted, listed, lists, ' +
      'took, take, takes, racked up, kept, keep, keeps, keeping, ate up, eats up, took up, takes up, absorbed, absorb, absorbs, consumed, consumes, ' +
      'swallowed, swallows, swallowed up, gobbled up, soaked up, claimed, claims, devoured, ate, eats, threw off, throws off, pumped out, churned out, turned out, ' +
      'worked out, work out, works out, works out at, worked out at, ran at, runs at, run at, ran, runs to, ran up, sat at, sits at, sat, sits, stands, stood, added up to, adds up to, add up to, summed to, came out to, comes to, comes in at, comes in, comes out at, weighed in at, weighs in at, ' +
      'clocks in at, checks in at, tipped the scales at, attained, secured, amassed, collected, collects, pocketed, pockets, received, receive, receives, gathered, garnered, fetched, fetches, left, leaves, leaving, costing, yielded, owns, owned, owed, owes, carries, carry, kicked in, rolled in, ended up at, wound up at, worth, was worth, were worth, is worth, are worth, printed, printed at, prints at, swung, swings, pitched in, pitches in, weighed in, meant, means, brought, bring, brings, bringing, translates to, translates into, translated to, translated into, equates to, equated to, turned into, turns into, became, becomes, goes to, went to, goes, finished with, finishes with, finish with, ended with, ends with, closed with, closes with, eked out, ekes out, served up, serves up, dished up, cranked out, put up, puts up, put away, puts away, banked, stashed, stashes, salted away, socked away, tucked away, sitting on, sits on, sat on, is sitting on, was sitting on, landed on, lands at, lands on, checks in, tallied, tallies, tots up to, totted up to, all added up to, tops out at, topped out at, bottomed out at, levelled off at, leveled off at, steadied at, held at, holds at, held steady at, holds steady at, hovers at, hovered at, hovers around, logged in at, ' +
      'managed, manages, kicked off, kicks off, started, starts, began, begins, scored, scores, chalked up, chalks up, walked away with, came away with, implying, implies, ended up with, was left with, were left with, is left with, are left with, left with, survives, survived, stuck, sticks, budged, numbers, numbered, turned, turns, set a record at, set a record of, set a record with, set a new record at, flat at, flattish at, streamed its way to, worked its way to, made its way to, powered its way to, barrelled its way to, raced to, races to, sailed to, sails to, marched to, marches to, cruised to, cruises to, inched, nudged',
    reads: { is: 'verb' },
    examples: ['Revenue came to $12.5 billion.', 'Northwind posted revenue of $12.5 billion.'],
  },
  {
    says: 'made up, make up, makes up, making up, represented, represent, represents, representing, accounted for, account for, accounts for, accounting for, contributed, contribute, contributes, contributing, comprised, comprises, supplied, supplies, supplying, provided, provide, provides, providing, furnished, chipped in, chips in',
    reads: { is: 'verb', shares: true },
    examples: ['Lamps made up 38% of revenue.', 'Lamps made up 38%.'],
  },
  {
    says: 'generated, generate, generating, generates, produced, producing, delivered, deliver, delivering, booked',
    reads: { is: 'verb', flows: true },
    examples: ['Northwind generated revenue of $12.5 billion.'],
  },
  {
    says: 'used up, uses up, using up, sent, sends, sending, sent out, mailed, mailed out, wired, gave, gives, giving, funneled, funnelled, channeled, channelled, pumped, pumps, pumping, plowed back, ploughed back, spent, spend, spends, spending, invested, investing, invests, laid out, lays out, shelled out, poured, pours, pouring, ploughed, plowed, sank into, put into, devoted, splashed out, splashed, outlaid, forked out, forked over, handed, handed over, paid out, pays out, paying out, distributed, distributes, doled out, dished out',
    reads: { is: 'verb', flows: true, spends: true, turns: { 'property and equipment': 'capital expenditures' } },
    examples: [
      'Northwind spent $600 million on capital expenditures.',
      'Northwind poured $600 million into property and equipment.',
    ],
  },
  {
    says: 'paid, pay, pays, paying, repaid, repays, repaying, paid down, paid off, redeemed',
    reads: {
      is: 'verb',
      spends: true,
      turns: {
        'long-term debt': 'debt repaid',
        'total debt': 'debt repaid',
        'income tax expense': 'income taxes paid',
        'interest expense': 'interest paid',
      },
    },
    examples: ['Northwind paid $200 million in income taxes.', 'Northwind repaid $350 million of debt.'],
  },
  {
    says: 'borrowed, issued, raised through',
    reads: { is: 'verb', turns: { 'long-term debt': 'debt issued', 'total debt': 'debt issued' } },
    examples: [],
  },
  {
    says: 'earned, earn, earns, netted, profited, made, make, makes, making',
    reads: { is: 'verb', flows: true, measures: net },
    examples: ['Northwind earned $1.5 billion.', 'Northwind earned $3.00 a share.'],
  },
  {
    says: 'returned, return, returning, sent back, handed back',
    reads: {
      is: 'verb',
      flows: true,
      spends: true,
      measures: [{ measure: 'returned to shareholders', isLoss: false, kind: 'flow' }],
    },
    examples: ['Northwind returned $300 million in share repurchases.'],
  },
  {
    says: 'lost, lose, losing',
    reads: { is: 'verb', measures: [{ measure: 'net income', isLoss: true, kind: 'flow' }] },
    examples: [],
  },
  {
    says: 'brought in, bring in, brings in, bringing in, took in, takes in, pulled in, pulls in, pulling in, taking in, take in, rang up, rings up, ringing up, rung up, ring up, grossed, grosses, turned over, turns over, reeled in, reels in, raked in, rakes in, raking in, hauled in, hauls in, drew in, draws in, billed, did',
    reads: { is: 'verb', measures: [{ measure: 'revenue', isLoss: false, kind: 'flow', source: 'loose' }] },
    examples: ['Northwind brought in $12.5 billion.'],
  },
  { says: 'in the red, into the red, underwater', reads: { is: 'measure', measures: loss }, examples: [] },
  {
    says: 'employed, employs, employ, employing',
    reads: { is: 'verb', measures: [{ measure: 'headcount', isLoss: false, kind: 'count' }] },
    examples: [
      'Northwind employed 48,200 people at the end of fiscal 2024.',
      'Northwind had 48,200 employees at the end of 2024.',
    ],
  },
  {
    says: 'opened, opens, open, opening',
    reads: { is: 'verb', turns: { stores: 'stores opened' } },
    examples: ['Northwind opened 24 stores.'],
  },
  {
    says: 'closed, shut, shuttered',
    reads: { is: 'verb', turns: { stores: 'stores closed' } },
    examples: ['Northwind closed 15 stores.', 'Northwind closed 2024 with cash of $2.4 billion.'],
  },
  {
    says: 'operated, operates, operate',
    reads: { is: 'verb' },
    examples: ['Northwind operated 310 stores at the end of 2024.'],
  },
  {
    says: 'sold, sells, selling',
    reads: { is: 'verb', flows: true, measures: [{ measure: 'revenue', isLoss: false, kind: 'flow' }] },
    examples: ['Northwind sold $12.5 billion in the year.'],
  },
  {
    says: 'into its own shares, into its own stock, on its own shares, on its own stock, buying back shares, buying back stock, buying its own stock, buying its own shares, by buying back shares, by buying back stock, by buying back its own shares, by buying back its own stock',
    reads: { is: 'measure', measures: repurchases },
    examples: ['Northwind spent $300 million on its own stock.'],
  },
  {
    says: 'bought back, repurchased, buying back, repurchasing, buys back, buy back, repurchase, repurchases, bought in, scooped up, snapped up, mopped up, hoovered up, retired',
    reads: { is: 'verb', measures: [...repurchases, { measure: 'shares repurchased', isLoss: false, kind: 'shares' }] },
    examples: ['Northwind repurchased 6.0 million shares in the year.', 'Northwind bought back $300 million.'],
  },
];

/** Words that say a change and its direction. */
export const MOVES: readonly Entry[] = [
  move(
    'up',
    'widened, widening, rose, rise, rises, rising, risen, grew, grow, grows, growing, grown, growth, climbed, climb, climbs, climbing, increased, increase, increases, increasing, ' +
      'up, higher, gained, gain, gains, gaining, jumped, jump, jumps, jumping, surged, surge, surging, advanced, advance, advancing, expanded, expand, expanding, expansion, ' +
      'improved, improve, improving, improvement, soared, soaring, swelled, ticked up, edged up, picked up, went up, moved up, more, bigger, larger, greater, better, fatter, fuller, swell, swells, swelling, swollen, inched up, inches up, crept up, creeps up, crept higher, inched higher, edged higher, nudged up, ticked higher, tick up, edge up, shot up, ' +
      'leapt, leaped, leap, leaps, leaping, vaulted, bounded, skyrocketed, rocketed, ballooned, mushroomed, multiplied, accelerated to, boomed, sprinted, galloped, spiked, rallied, rebounded, recovered, bounced back, ramped up, stepped up, raised, raises, raise, raising, lifted, lifts, lift, lifting, hiked, hikes, hike, boosted, boosts, boost, bumped up, ' +
      'widen, widens, broadened, strengthened, thickened, fattened, added, uptick, gains of, upturn, advanced by, advances, put on, puts on, tacked on, tacks on, raced ahead, races ahead, powered ahead, powers ahead, surged ahead, pulled ahead, forged ahead, shot ahead, stormed ahead, snapped back, bounced, shot higher, pushed higher, crept ahead, heavier, thicker',
    'Revenue rose 3% from a year earlier.',
    'Revenue was up 3%.',
    'Revenue grew to $12.5 billion.',
  ),
  move(
    'down',
    'fell, fall, falls, falling, fallen, dropped, drop, drops, dropping, declined, decline, declines, declining, decreased, decrease, decreases, decreasing, ' +
      'down, lower, narrowed, narrowing, slid, slide, sliding, slipped, slip, slipping, sank, sink, sinking, shrank, shrink, shrinking, tumbled, tumbling, plunged, plunge, plunging, ' +
      'dipped, dip, dipping, eased, easing, contracted, contraction, retreated, slumped, slump, ticked down, edged down, went down, moved down, came down, smaller, reduction, reduced, reduces, reduce, reducing, cut, cuts, cutting, trimmed, trims, trim, trimming, pared, pared back, slashed, slashes, scaled back, thinner, weaker, worse, shallower, inched down, inches down, crept down, inched lower, edged lower, ticked lower, drifted lower, drifted down, went backward, went backwards, ' +
      'sagged, skidded, crumbled, collapsed, cratered, plummeted, plummeting, nosedived, dived, dove, crashed, swooned, receded, withered, waned, ebbed, softened, weakened, deteriorated, worsened, narrow, narrows, compressed, shed, sheds, shrinks, shrunk, shrunken, tumbles, slides, slips, dips, eases, slumps, plunges, sinks, came off, gave up, gave back, sliced, lost ground, downturn, retreats, contracts, diminished, dwindled, backslid, fewer, lighter, slimmer, leaner, thinned, thins, thinning, cooled, wilted, evaporated, melted, faded',
    'Inventory fell 10% from a year earlier.',
    'Inventory was down 10%.',
  ),
];
