import type { Claim, Field } from '../claims/claim';
import { certaintyOf } from '../claims/complete';
import { printedFigures } from '../claims/printed-figures';
import type { FigureReading } from '../claims/reading';
import { keyOf, wordsOf } from '../lexicon/normalise';
import { phrased, says } from '../lexicon/phrases';
import type { MeasureTerm } from '../lexicon/words/entry';
import { valueOf } from './figure-value';
import { fitting, namedBy } from './named-measures';
import { partIn } from './plain-words';
import { baseOf, periodOf, relationOf, type Setting, USUAL_BASE } from './relation-of-reading';

const AMOUNT = ['$', '€', '£', '¥', 'cent', 'cents'];

/** '$13.60 for each $100 of sales' is a share of them. */
export const asShare = (figure: FigureReading): FigureReading =>
  figure.kind === 'ratio' && says(figure.figure, ...AMOUNT) ? { ...figure, kind: 'share' } : figure;

export type Read = Omit<Claim, 'from' | 'to' | 'quote' | 'unread'> & { measures: readonly MeasureTerm[] };

const field = <T>(is: T, isDefault: boolean): Field<T> => ({ is, isDefault });

/** The middle of a range is computed; 'each' and 'two of the three' are not. */
const isMiddle = (quantifier: string): boolean => phrased(quantifier).includes(' mid');

/** Null where a field cannot be understood, or what it says no claim can say. */
export function claimOf(figure: FigureReading, { document, reference }: Setting): Read | null {
  const value = valueOf(figure, document.names);
  const unit = value?.unit ?? 'count';
  const named = namedBy(figure, unit, document);
  const measures = fitting(named.measures, figure, unit);
  const [measure, ...others] = measures;
  const time = periodOf(figure, { document, reference });
  const relation = relationOf(figure, time?.is ?? null, document);
  if (!value || !measure || !relation || !time || (figure.quantifier && !isMiddle(figure.quantifier.is))) return null;
  const isDollar = figure.of !== null && value.unit === 'money';
  const factor = isDollar
    ? 100 / dollarsIn(figure)
    : measure.isLoss && figure.kind === 'level' && value.value > 0
      ? -1
      : 1;
  const isDefault = figure.measure?.from.length === 0;
  return {
    measures,
    value: value.value * factor,
    rounding: value.rounding * Math.abs(factor),
    unit: isDollar ? 'percent' : unitFor(value.unit, measure.kind),
    hedge: hedgeOf(figure, value),
    measure: measure.measure,
    formula: null,
    kind: measure.kind,
    isMeasureDefault: isDefault,
    otherMeasures: others.map((other) => other.measure),
    owner: ownerOf(figure),
    part: field(figure.part ? partIn(figure.part.is, document) : named.part, figure.part === null),
    period: time,
    basis: field(figure.basis?.is ?? 'GAAP', figure.basis === null),
    otherBasis: null,
    modality: field(certaintyOf(figure.status?.is ?? 'reported', measure.measure), figure.status === null),
    relation,
    averageOf: null,
    moved:
      (figure.kind !== 'level' && figure.kind !== 'share') || !figure.direction
        ? null
        : { direction: figure.direction.is, base: baseOf(figure, time.is, document) ?? USUAL_BASE },
  };
}

/** Of how many dollars a few are told: 'of every dollar', 'for each $100'. */
function dollarsIn({ of }: FigureReading): number {
  const words = of?.from.join(' ') ?? '';
  return printedFigures(words).find(({ unit }) => unit === 'money')?.value ?? 1;
}

const TURNED = { 'more than': 'less than', 'less than': 'more than', nearly: 'more than', about: 'about' } as const;

/** 'More than halved' is less than half; 'more than half as much' is not. */
function hedgeOf(
  { hedge, figure }: FigureReading,
  { unit, value }: { unit: Claim['unit']; value: number },
): Claim['hedge'] {
  // 'Rounded to the nearest hundred million' is as exact as it is printed.
  if (!hedge || hedge.from.some((words) => says(words, 'rounded'))) return 'exact';
  const isVerb = wordsOf(figure).some((word) => word.endsWith('ed') || word.endsWith('ing'));
  return unit === 'multiple' && value < 1 && !isVerb ? TURNED[hedge.is] : hedge.is;
}

const CUSTOMERS = new Set(['customer', 'client', 'buyer', 'shopper', 'subscriber', 'consumer']);

/** Whose figure it is; what customers bring in is the company's. */
function ownerOf({ owner, part, of }: FigureReading): Claim['owner'] {
  const isOfCustomers = owner !== null && CUSTOMERS.has(keyOf(owner.is)) && part !== null && of?.measure === 'revenue';
  if (owner === null || isOfCustomers) return field('company', true);
  return field(owner.is === 'company' ? 'company' : { named: owner.is }, false);
}

function unitFor(unit: Claim['unit'], kind: string): Claim['unit'] {
  if (unit === 'money' && kind === 'per share') return 'per share';
  if (unit !== 'count') return unit;
  return kind === 'shares' || kind === 'share balance' ? 'shares' : kind === 'rate' ? 'multiple' : unit;
}
