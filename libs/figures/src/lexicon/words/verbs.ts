import type { Entry, Direction } from './entry';

const net = [{ measure: 'net income', isLoss: false, kind: 'flow' }];
const move = (direction: Direction, says: string, ...examples: string[]): Entry => ({
  says,
  reads: { is: 'move', direction },
  examples,
});

/** Verbs that say how much something is, without a word of its change. */
export const VERBS: readonly Entry[] = [
  {
    says:
      'was, were, is, are, be, been, being, had, has, have, having, came to, come to, came in, came in at, come in at, came out at, ' +
      'totaled, totalled, totaling, totalling, total, reached, reach, reaching, amounted to, amount to, amounts to, amounting to, stood at, stand at, stands at, ' +
      'standing at, hit, hitting, posted, post, posting, reported, report, reporting, recorded, record, recording, ' +
      'logged, registered, achieved, landed at, settled at, finished at, closed at, ended at, checked in at, clocked in at, ' +
      'ran to, run to, worked out to, works out to, equaled, equalled, equal, equals, equal to, held, hold, holding, carried, counted, counts, went, moved, turned in, ' +
      'made up, make up, makes up, making up, represented, represent, represents, representing, accounted for, account for, accounting for, contributed, contribute, contributing, ' +
      'comprised, put, puts, showed, show, shows, shown, said, say, says, saying, announced, disclosed, noted, listed, lists, did, ' +
      'took, take, takes, racked up, rang up, paid, pay, paying, kept, keep, keeps, keeping, ate up, eats up, took up, takes up, absorbed, consumed',
    reads: { is: 'verb' },
    examples: ['Revenue came to $12.5 billion.', 'Northwind posted revenue of $12.5 billion.'],
  },
  {
    says: 'generated, generate, generating, generates, produced, producing, delivered, deliver, delivering, booked, booking',
    reads: { is: 'verb', flows: true },
    examples: ['Northwind generated revenue of $12.5 billion.'],
  },
  {
    says: 'spent, spend, spends, spending, invested, investing, invests, laid out',
    reads: { is: 'verb', flows: true, spends: true },
    examples: ['Northwind spent $600 million on capital expenditures.'],
  },
  {
    says: 'earned, earn, earning, netted, profited',
    reads: { is: 'verb', flows: true, measures: net },
    examples: ['Northwind earned $1.5 billion.', 'Northwind earned $3.00 a share.'],
  },
  {
    says: 'lost, lose, losing',
    reads: { is: 'verb', measures: [{ measure: 'net income', isLoss: true, kind: 'flow' }] },
    examples: [],
  },
  {
    says: 'brought in, bring in, brings in, bringing in, took in, takes in, pulled in',
    reads: { is: 'verb', measures: [{ measure: 'revenue', isLoss: false, kind: 'flow' }] },
    examples: ['Northwind brought in $12.5 billion.'],
  },
  {
    says: 'bought back, repurchased, buying back, repurchasing',
    reads: { is: 'verb', measures: [{ measure: 'share repurchases', isLoss: false, kind: 'flow' }] },
    examples: [],
  },
];

/** Words that say a change and its direction. */
export const MOVES: readonly Entry[] = [
  move(
    'up',
    'widened, widening, rose, rise, rises, rising, risen, grew, grow, grows, growing, grown, growth, climbed, climb, climbs, climbing, increased, increase, increases, increasing, ' +
      'up, higher, gained, gain, gains, gaining, jumped, jump, jumps, jumping, surged, surge, surging, advanced, advance, advancing, expanded, expand, expanding, expansion, ' +
      'improved, improve, improving, improvement, soared, soaring, swelled, ticked up, edged up, picked up, went up, moved up, more, bigger, larger, greater',
    'Revenue rose 3% from a year earlier.',
    'Revenue was up 3%.',
    'Revenue grew to $12.5 billion.',
  ),
  move(
    'down',
    'fell, fall, falls, falling, fallen, dropped, drop, drops, dropping, declined, decline, declines, declining, decreased, decrease, decreases, decreasing, ' +
      'down, lower, narrowed, narrowing, slid, slide, sliding, slipped, slip, slipping, sank, sink, sinking, shrank, shrink, shrinking, tumbled, tumbling, plunged, plunge, plunging, ' +
      'dipped, dip, dipping, eased, easing, contracted, contraction, retreated, slumped, slump, ticked down, edged down, went down, moved down, came down, less, smaller, reduction, reduced',
    'Inventory fell 10% from a year earlier.',
    'Inventory was down 10%.',
  ),
];
