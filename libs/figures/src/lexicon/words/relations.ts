import type { Entry, Term } from './entry';

const entry = (says: string, reads: Term, ...examples: string[]): Entry => ({ says, reads, examples });

/** What ties a figure to something else. */
export const RELATIONS: readonly Entry[] = [
  entry(
    'compared with, compared to, as compared with, as compared to, in comparison with, in comparison to, compares with, compares to, comparing with, comparing to, versus, vs, vs., against, as against, from, than, relative to, over',
    { is: 'base' },
    'Revenue was $12.5 billion, compared with $12.1 billion a year earlier.',
    'Revenue rose to $12.5 billion from $12.1 billion.',
  ),
  entry(
    'of, in, worth of, in terms of, came from, comes from, coming from, come from, stemmed from',
    { is: 'of' },
    'Northwind had $12.5 billion of revenue.',
  ),
  entry('or', { is: 'or' }, 'Revenue rose 3%, or $400 million.'),
  entry('by', { is: 'by' }, 'Revenue rose by 3%.'),
  entry('to', { is: 'to' }, 'Revenue rose 3% to $12.5 billion.'),
  entry(
    'as a share of, as a percentage of, as a percent of, as a proportion of, as a portion of, as percentage of, share of, percentage of, portion of, proportion of',
    { is: 'as share' },
    'As a share of revenue, net income was 12%.',
    'Net income was 12% as a percentage of revenue.',
  ),
  entry(
    'per share, a share, per common share, per diluted share, a diluted share, for each share, each share, apiece per share',
    { is: 'per share' },
    'Northwind earned $3.00 per share.',
  ),
  entry(
    'of every, of each, out of every, out of each, for every, for each, from every, from each',
    { is: 'every dollar' },
    'Net income was 12 cents of every dollar of revenue.',
  ),
  entry('dollar', { is: 'dollar' }),
  entry(
    'doubled, doubling, twice, double, twice as much as, twice as high as',
    { is: 'times', factor: 2 },
    'Capital spending more than doubled to $600 million.',
    'Capital spending more than doubled.',
    'Capital spending was a little over twice as much as a year earlier.',
  ),
  entry('tripled, tripling, triple, trebled', { is: 'times', factor: 3 }),
  entry('quadrupled, quadrupling', { is: 'times', factor: 4 }),
  entry('halved, halving, half as much as, half as high as, half as large as, half as big as', {
    is: 'times',
    factor: 0.5,
  }),
];

/** Words before a figure that say how it rounds. */
export const HEDGES: readonly Entry[] = [
  entry(
    'about, around, approximately, roughly, some, circa, close to, near, an estimated',
    { is: 'hedge', hedge: 'about' },
    'Revenue was about $12.5 billion.',
  ),
  entry(
    'more than, over, above, at least, upward of, upwards of, in excess of, north of, exceeding, exceed, exceeds, topping, exceeded, topped, tops, surpassed, surpasses, surpassing, crossed, crossing, crosses, passed, passing, passes, broke through, pushed past, beyond, better than, no less than, not less than, a little over, just over, slightly more than, a little more than, slightly over, well over, comfortably over',
    { is: 'hedge', hedge: 'more than' },
    'Revenue was more than $12 billion.',
  ),
  entry(
    'less than, under, below, fewer than, no more than, just under, a little under, slightly under, slightly less than, a little less than, just below, at most, short of, just short of',
    { is: 'hedge', hedge: 'less than' },
    'Revenue was just under $13 billion.',
  ),
  entry(
    'nearly, almost, approaching, just shy of, shy of, not quite, close on, verging on, all but',
    { is: 'hedge', hedge: 'nearly' },
    'Revenue was nearly $13 billion.',
  ),
  entry('or so', { is: 'hedge', hedge: 'about', isAfter: true }, 'Revenue was $12.5 billion or so.'),
  entry('or more', { is: 'hedge', hedge: 'more than', isAfter: true }, 'Revenue was $12 billion or more.'),
  entry('or less', { is: 'hedge', hedge: 'less than', isAfter: true }, 'Revenue was $13 billion or less.'),
];
