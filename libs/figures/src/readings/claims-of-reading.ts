import type { Base, Claim, Field, Relation } from '../claims/claim';
import { certaintyOf } from '../claims/complete';
import { itemsOf } from '../claims/items';
import { printedFigures } from '../claims/printed-figures';
import { reportedPeriod } from '../claims/times';
import { tokensOf } from '../claims/tokens';
import type { TaggedPeriod } from '../document/document';
import type { MeasureId, Part } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { keyOf, nameKey } from '../lexicon/normalise';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { Prepared } from '../unify/prepared';
import { citesWhatIsThere, leftOut, placesOf } from './cited-words';
import { concerns } from './concerns';
import { doubtsOf } from './doubts';
import { valueOf } from './figure-value';
import { baseIn, measuresIn, partIn, periodIn } from './plain-words';
import type { FigureReading, SentenceReading } from '../claims/reading';
import type { Sentence } from './read-sentences';

/** The figures of a sentence as a model read them, without those that cite what is not there. A word that was left out is unread. */
export function claimsOfReading(reading: SentenceReading, sentence: Sentence, document: Prepared): Claim[] {
  const { tokens, text, from: start } = sentence;
  const own = tokensOf(text);
  const items = itemsOf(own, text, document.names);
  const before = tokensOf(sentence.before);
  const left = leftOut(reading, { items, tokens: own, isSource: sentence.isSource });
  const claims: Claim[] = [];
  const taken = new Set<number>();
  let reference = reportedPeriod(document.calendar);
  for (const given of reading.figures) {
    const figure = asShare(given);
    const place = placesOf(figure.figure, own).find(({ from }) => !taken.has(from));
    if (!place || !citesWhatIsThere(figure, own, before)) continue;
    const claim = claimOf(figure, { document, reference });
    if (!claim) continue;
    taken.add(place.from);
    const { measures, ...read } = claim;
    const period = read.period?.is ?? null;
    const doubts = doubtsOf({ figure, measures, period, reference }, { items, tokens: own, document });
    const missed = left
      .filter((at) => concerns(items, at, { place, period: figure.period }))
      .flatMap((at) => items[at] ?? []);
    const unread = [...missed, ...doubts];
    if (claims.length === 0) reference = period ?? reference;
    claims.push({
      ...read,
      from: start + place.from,
      to: start + place.to,
      quote: text.slice(place.from, place.to),
      unread: unread.map(({ from, to }) => ({ from: start + from, to: start + to })),
    });
  }
  return tokens.length === 0 ? [] : claims;
}

const AMOUNT = /[$€£¥]|\bcents?\b/;

/** '$13.60 for each $100 of sales' is a share of them. */
const asShare = (figure: FigureReading): FigureReading =>
  figure.kind === 'ratio' && AMOUNT.test(figure.figure) ? { ...figure, kind: 'share' } : figure;

interface Setting {
  document: Prepared;
  /** The time of the first figure of the sentence: 'a year earlier' counts from it. */
  reference: TaggedPeriod | null;
}

type Read = Omit<Claim, 'from' | 'to' | 'quote' | 'unread'> & { measures: readonly MeasureTerm[] };

const field = <T>(is: T, isDefault: boolean): Field<T> => ({ is, isDefault });

/** The middle of a range is computed; 'each' and 'two of the three' are not. */
const MIDDLE = /\bmid/i;

/** Null where a field cannot be understood, or what it says no claim can say. */
function claimOf(figure: FigureReading, { document, reference }: Setting): Read | null {
  const value = valueOf(figure, document.names);
  const unit = value?.unit ?? 'count';
  const named = namedBy(figure, unit, document);
  const measures = fitting(named.measures, figure, unit);
  const [measure, ...others] = measures;
  const time = periodOf(figure, { document, reference });
  const relation = relationOf(figure, time?.is ?? null, document);
  if (!value || !measure || !relation || !time || (figure.quantifier && !MIDDLE.test(figure.quantifier.is)))
    return null;
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
      figure.kind !== 'level' || !figure.direction
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
  if (!hedge) return 'exact';
  const isVerb = /(?:ed|ing)\b/i.test(figure);
  return unit === 'multiple' && value < 1 && !isVerb ? TURNED[hedge.is] : hedge.is;
}

const USUAL_BASE: Base = { kind: 'year before', isDefault: true };

const CUSTOMERS = /^(?:customer|client|buyer|shopper|subscriber|consumer)s?$/;

/** Whose figure it is; what customers bring in is the company's. */
function ownerOf({ owner, part, of }: FigureReading): Claim['owner'] {
  const isOfCustomers = owner !== null && CUSTOMERS.test(owner.is) && part !== null && of?.measure === 'revenue';
  if (owner === null || isOfCustomers) return field('company', true);
  return field(owner.is === 'company' ? 'company' : { named: owner.is }, false);
}

function unitFor(unit: Claim['unit'], kind: string): Claim['unit'] {
  if (unit === 'money' && kind === 'per share') return 'per share';
  if (unit !== 'count') return unit;
  return kind === 'shares' || kind === 'share balance' ? 'shares' : kind === 'rate' ? 'multiple' : unit;
}

interface NamedMeasures {
  measures: readonly MeasureTerm[];
  part: Part;
}

/** What a name means: to lexicon and vocabulary, else as the label of a row, else perhaps in a sentence of the source. */
function namedBy({ measure, part, kind }: FigureReading, unit: Claim['unit'], document: Prepared): NamedMeasures {
  const name = measure?.is ?? '';
  const known = measuresIn(name, document);
  const words = keyOf(name);
  if (known.length > 0 || words === '') return { measures: known, part: null };
  const isRate = kind === 'level' && (unit === 'percent' || unit === 'multiple');
  const term = (id: MeasureId): MeasureTerm => ({
    measure: id,
    isLoss: false,
    kind: EVERYDAY[id]?.kind ?? (isRate ? 'rate' : unit === 'count' ? 'count' : 'flow'),
  });
  const rows = part === null ? (document.byLabel.get(nameKey(name)) ?? []) : [];
  const [first] = rows;
  if (!first) return { measures: [term(`label:${words}`)], part: null };
  const alike = rows.filter((one) => one.part.is === first.part.is);
  return { measures: alike.map((one) => term(one.measure.is)), part: first.part.is };
}

/** Of several measures of one name those that are counted like the figure. */
function fitting(
  measures: readonly MeasureTerm[],
  { kind }: FigureReading,
  unit: Claim['unit'],
): readonly MeasureTerm[] {
  const isRate = unit === 'points' || (kind === 'level' && (unit === 'percent' || unit === 'multiple'));
  const alike = measures.filter((measure) => (measure.kind === 'rate') === isRate);
  return alike.length > 0 ? alike : measures;
}

function periodOf({ period, status }: FigureReading, { document, reference }: Setting): Claim['period'] {
  if (period === null) {
    const reported = reportedPeriod(document.calendar);
    return reported && field(reported, true);
  }
  // What no word says is the default alone.
  if (period.from.length === 0) return null;
  const time = periodIn(period.is, { reference, isOutlook: status?.is === 'outlook' }, document);
  return time && field(time.period, false);
}

function baseOf({ base }: FigureReading, period: TaggedPeriod, document: Prepared): Base | null {
  return base === null ? USUAL_BASE : baseIn(base.is, period, document);
}

const WHOLE = /^(?:worldwide|global|total|company|group|all)?$/i;

function relationOf(figure: FigureReading, period: TaggedPeriod | null, document: Prepared): Relation | null {
  const base = period && baseOf(figure, period, document);
  const of = figure.of && (measuresIn(figure.of.measure, document)[0]?.measure ?? `label:${keyOf(figure.of.measure)}`);
  const part = figure.of?.part == null || WHOLE.test(figure.of.part) ? null : partIn(figure.of.part, document);
  switch (figure.kind) {
    case 'level':
      return { kind: 'level' };
    case 'change':
      return base && { kind: 'change', direction: figure.direction?.is ?? null, base };
    case 'multiple':
      return base && { kind: 'multiple', base };
    case 'share':
      return of ? { kind: 'share', of, ofPart: part } : null;
    case 'ratio':
      return of ? { kind: 'ratio', to: of, toPart: part, toPeriod: null } : null;
    case 'other':
      return null;
  }
}
