import type { Place } from '../document/document';
import type { Calendar } from '../facts/calendar';
import type { Basis, MeasureId, Owner, Part } from '../facts/fact';
import { EVERYDAY } from '../lexicon/measures/everyday';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { Claim, Field, Relation } from './claim';
import { adoptUnits } from './adopt';
import { marginOf } from './margins';
import { oddities } from './oddities';
import { type Clause, isTerm, type Slot } from './slot';
import type { Context, Subject } from './context';
import { type Status, statusOf } from './status';
import { isOfParts, subjectOf as subjectWords } from './topic';
import { isOfNewSubject, unreadOf } from './unread';
import { isCurrent, isYearEnd, type Time } from './times';
import { baseOf, timesOf } from './when';

/** Fills in what a clause leaves out, from earlier clauses and by defaults. Updates the context for the next clause. */
export function claimsOf(clause: Clause, context: Context, calendar: Calendar): Claim[] {
  const hasSubject = clause.cells.some(({ item }) => item.is === 'term' && ['pronoun', 'break'].includes(item.term.is));
  if (clause.slots.length === 0) return [];
  adoptUnits(clause, context);
  const odd = [...oddities(clause), ...context.doubts];
  const times = timesOf(clause, context, calendar);
  let subject = firstSubject(clause, hasSubject || !context.isLeading ? context.subject : null);
  context.basis = leadingBasis(clause) ?? context.basis;
  let { status } = context;
  const own = subjectWords(clause);
  const topic = context.isSource && own?.length === 0 ? context.topic : [];
  const claims: Claim[] = [];
  clause.slots.forEach((slot, at) => {
    slot.basis ??= context.basis;
    subject = ofPart(subjectOf(slot, subject, clause), context.part);
    const time = times[at] ?? null;
    const unread = [...unreadOf(clause, slot), ...odd];
    status = statusOf(clause, slot, context.status);
    const claim = claimOf(slot, { subject, time, clause, unread, times, calendar, status, before: context.figure });
    claims.push(isOfParts(claim.measure) ? { ...claim, unread: [...unread, ...topic] } : claim);
  });
  const main = times[clause.slots.findIndex(({ isOfBase }) => !isOfBase)] ?? null;
  context.subject = subject;
  context.figure = clause.slots.at(-1) ?? context.figure;
  context.status = status;
  if (context.isSource && status.modality === 'outlook') context.expected = main?.period ?? context.expected;
  else if (!context.isSource) context.reference = (isLookingBack(clause) ? null : main?.period) ?? context.reference;
  else if (main && isCurrent(main.period, calendar) && (isTimeLeading(clause) || isYearEnd(calendar)))
    context.reference = main.period;
  context.isLeading = false;
  if (own !== null && own.length > 0) context.topic = own;
  return claims.filter(({ measure, quote }) => measure !== null || /\d/.test(quote));
}

/** 'On a non-GAAP basis, ...' */
function leadingBasis({ cells, slots }: Clause): Basis | null {
  const first = cells[slots[0]?.at ?? 0]?.segment ?? 0;
  const terms = cells.flatMap(({ item, segment }) =>
    segment < first && item.is === 'term' && item.term.is === 'basis' ? [item.term.basis] : [],
  );
  return terms[0] ?? null;
}

/** 'A year ago it was $3': what follows is of the time that was spoken of before. */
function isLookingBack({ slots, time }: Clause): boolean {
  const said = slots.find(({ isOfBase }) => !isOfBase)?.time ?? time;
  return said?.shift !== undefined && said.shift < 0 && said.isLoose !== true;
}

/** 'In 2023, ...' */
const isTimeLeading = ({ cells, slots, timeAt }: Clause): boolean =>
  timeAt >= 0 && (cells[timeAt]?.segment ?? 0) < (cells[slots[0]?.at ?? 0]?.segment ?? 0);

/** A figure in front of the subject, as in 'From $4 billion, revenue rose to', is of the subject that follows. */
function firstSubject(clause: Clause, carried: Subject | null): Subject | null {
  const { slots } = clause;
  const [first] = slots;
  if (first && !first.measures && (first.role === 'base' || isAhead(clause, first))) {
    const named = slots.find(({ measures }) => measures !== null);
    if (named) return { measures: named.measures, part: named.part, basis: named.basis, isPerShare: named.isPerShare };
  }
  return carried;
}

/** 'At 32.9%, gross margin was below the 33.1% of last year': nothing else stands in the segment of the first figure. */
function isAhead({ cells }: Clause, { at, part }: Slot): boolean {
  const own = cells.filter(({ segment }) => segment === cells[at]?.segment);
  const isPlain = own.every(
    ({ item }) => item.is === 'figure' || item.is === 'mark' || (item.is === 'term' && PLAIN.has(item.term.is)),
  );
  const isLast = cells.at(-1)?.segment === cells[at]?.segment;
  return isPlain && !isLast && part === undefined && own[0]?.item.key === 'at';
}

const PLAIN = new Set<string>(['neutral', 'of', 'hedge', 'basis', 'per share']);

function subjectOf(slot: Slot, carried: Subject | null, clause: Clause): Subject {
  const part = slot.part ?? clause.part;
  const { basis, isPerShare } = slot;
  if (slot.measures) {
    const of = part ?? partBefore(slot, carried, clause) ?? partOfSlot(slot, carried, clause);
    const spoken = clause.slots.filter(({ at }) => at < slot.at).map(({ measures }) => measures);
    const measures = marginOf(slot.measures, [...spoken.toReversed(), carried?.measures ?? null]);
    return { measures: slot.isOfVerb ? ofSegment(measures, of) : measures, part: of, basis, isPerShare };
  }
  if (slot.share?.isOfWhich) {
    const measures = part !== undefined && carried?.part === undefined ? carried?.measures : null;
    return { measures: measures ?? null, part, basis, isPerShare };
  }
  // A part without a measure means the part's revenue.
  if (part !== undefined) {
    const measures = slot.share?.of ?? carried?.measures ?? null;
    const isOfShare = slot.share !== null;
    return { measures: measures ?? REVENUE, part, basis, isPerShare, isDefault: measures === null, isOfShare };
  }
  if (isOfNewSubject(clause, slot)) {
    const isAlso = clause.slots.some((one) => one.at < slot.at && one.measures && one.figure.unit === slot.figure.unit);
    return {
      measures: null,
      part,
      basis,
      isPerShare,
      carried: isAlso ? (carried?.measures ?? carried?.carried) : null,
    };
  }
  // 'earned $3.00 a share, up from $2.80' goes on with amounts per share.
  const isAlike =
    carried?.isPerShare === true && slot.figure.unit === 'money' && Math.abs(slot.figure.value) < SMALL_AMOUNT;
  if (isAlike) slot.isPerShare = true;
  // 'Services? Up 13%' is about their revenue.
  const isOfPart = carried?.measures === null && carried.part !== undefined;
  // 'It delivered 41 cents of every gross-profit dollar'
  const isPartOfWhole = (carried?.isDefault || carried?.isOfShare) && carried.part !== undefined;
  const whole = isPartOfWhole ? slot.share?.of : undefined;
  return {
    measures: whole ?? (isOfPart ? REVENUE : (carried?.measures ?? null)),
    part: carried?.part,
    isDefault: isOfPart || carried?.isDefault,
    basis: basis ?? carried?.basis ?? null,
    isPerShare: isPerShare || isAlike || carried?.isPerShare === true,
  };
}

function partOfSlot({ isOfVerb, measures }: Slot, carried: Subject | null, clause: Clause): Part | undefined {
  // 'Operating income of lamps was $5, a margin of 9%'
  if (measures?.[0]?.measure === 'margin') return carried?.part;
  return isOfVerb ? carriedPart(carried, clause) : undefined;
}

/** 'The lamps business sold $5 billion, and lost $1 billion' */
function carriedPart(carried: Subject | null, { cells }: Clause): Part | undefined {
  const isCompany = cells.some(({ item }) => item.is === 'term' && item.term.is === 'company');
  return isCompany ? undefined : carried?.part;
}

/** What a part of a business earned or lost is its operating income: profit of their own only companies have. */
const ofSegment = (measures: readonly MeasureTerm[], part: Part | undefined): readonly MeasureTerm[] =>
  part === undefined || part === null
    ? measures
    : measures.map((term) =>
        term.measure === 'net income' ? { ...term, measure: 'operating income', source: 'loose' } : term,
      );

/** 'It' is the part that was spoken of, where the sentence names none. */
const ofPart = (subject: Subject, part: Part | undefined): Subject =>
  part === undefined || subject.part !== undefined ? subject : { ...subject, part, isDefault: true };

/** 'Lamps swung from an operating loss of $5 to an operating profit of $3': the same measure of the same part. */
function partBefore({ measures, at }: Slot, carried: Subject | null, { slots }: Clause): Part | undefined {
  const isAgain = slots.some(
    (one) => one.at < at && one.measures?.some(({ measure }) => measures?.[0]?.measure === measure),
  );
  return isAgain ? carried?.part : undefined;
}

/** What people mean by 'Services hit $27 billion'. */
const REVENUE: readonly MeasureTerm[] = [{ measure: 'revenue', isLoss: false, kind: 'flow' }];

/** Amounts per share are smaller; those of companies are larger. */
const SMALL_AMOUNT = 1000;

interface Parts {
  subject: Subject;
  time: Time | null;
  clause: Clause;
  unread: Place[];
  times: (Time | null)[];
  calendar: Calendar;
  status: Status;
  /** The figure before its clause. */
  before: Slot | null;
}

const field = <T>(is: T, isDefault: boolean): Field<T> => ({ is, isDefault });

function claimOf(slot: Slot, parts: Parts): Claim {
  const { subject, time, clause, unread, status } = parts;
  const { figure } = slot;
  const relation = relationOf(slot, parts);
  const [measure, ...others] = measuresFor(slot, subject, relation);
  const isAmount = relation.kind === 'level' || relation.kind === 'share';
  const isLoss = measure?.isLoss === true && isAmount && figure.value > 0;
  const isDollar = relation.kind === 'share' && figure.unit === 'money';
  const isPerShare = slot.isPerShare || measure?.kind === 'per share';
  const isBelow = isLoss || (isSignedRate(slot, parts) && figure.sign === '-');
  const factor = isDollar ? 100 / (slot.share?.dollars ?? 1) : isBelow ? -1 : 1;
  return {
    from: figure.from,
    to: figure.to,
    quote: figure.quote,
    value: figure.value * factor,
    rounding: figure.rounding * Math.abs(factor),
    unit: isDollar ? 'percent' : figure.unit === 'money' && isPerShare ? 'per share' : unitFor(figure.unit, measure),
    hedge: hedgeOf(slot),
    measure: measure?.measure ?? null,
    formula: measure?.formula ?? null,
    kind: measure?.kind ?? null,
    isMeasureDefault:
      (slot.role === 'level' && relation.kind === 'share') ||
      subject.isDefault === true ||
      slot.share?.isDefault === true ||
      isOfPronoun(clause, slot) ||
      measure?.source === 'loose',
    otherMeasures: (measure ? others : (subject.carried ?? [])).map((other) => other.measure),
    owner: ownerOf(clause, status),
    part: field(subject.part ?? null, subject.part === undefined),
    period: time && field(time.period, !time.isSure),
    basis: field(subject.basis ?? 'GAAP', subject.basis === null),
    otherBasis: slot.otherBasis,
    modality: field(status.modality, status.modality === 'reported'),
    relation,
    averageOf: clause.span?.is === 'average' && clause.span.of === slot ? clause.span.years : null,
    moved: slot.moved && { direction: slot.moved, base: baseOf(slot, parts) },
    unread,
  };
}

/** 'They brought in $5 billion': whoever they are. */
const isOfPronoun = (clause: Clause, { at, isOfVerb }: Slot): boolean =>
  isOfVerb === true && clause.cells.some((_, before) => before < at && isTerm(clause, before, 'pronoun'));

/** What more than halved is less than half; less than half of what it was is less. */
function hedgeOf({ hedge, isOfFormer, figure }: Slot): Claim['hedge'] {
  if (!isOfFormer || figure.value >= 1) return hedge ?? 'exact';
  return hedge === 'more than' ? 'less than' : hedge === 'about' ? 'about' : hedge ? 'more than' : 'exact';
}

function ownerOf({ isOfParent }: Clause, { owner }: Status): Field<Owner> {
  if (owner !== null) return field({ named: owner }, false);
  return isOfParent ? field('parent', false) : field('company', true);
}

function unitFor(unit: Claim['unit'], measure: MeasureTerm | undefined): Claim['unit'] {
  if (unit !== 'count') return unit;
  if (measure?.kind === 'shares' || measure?.kind === 'share balance') return 'shares';
  return measure?.kind === 'rate' ? 'multiple' : unit;
}

/** What the words may mean, those first that are counted like the figure. */
function measuresFor(slot: Slot, { measures }: Subject, { kind: relation }: Relation): readonly MeasureTerm[] {
  const { figure, isPerShare } = slot;
  if (!measures) return [];
  if (isPerShare && measures.every(({ kind }) => kind !== 'per share')) return measures.flatMap(perShareOf);
  const isRate =
    figure.unit === 'points' || (relation === 'level' && (figure.unit === 'percent' || figure.unit === 'multiple'));
  // 'Dividends' are paid in billions, or in dollars a share; of profit they are a share as a whole.
  const isLarge = relation === 'share' || (figure.unit === 'money' && Math.abs(figure.value) >= SMALL_AMOUNT);
  const fitting = measures.filter(
    ({ kind }) =>
      (kind === 'rate') === isRate && !(isLarge && kind === 'per share') && !(isPerShare && kind !== 'per share'),
  );
  return fitting.length > 0 ? fitting : measures;
}

const PER_SHARE: Readonly<Record<MeasureId, MeasureId>> = {
  'net income': 'diluted eps',
  'dividends paid': 'dividends per share',
};

/** What an amount per share of a measure is called. */
export function perShareOf({ measure, isLoss }: MeasureTerm): MeasureTerm[] {
  return [{ measure: PER_SHARE[measure] ?? `${measure} per share`, isLoss, kind: 'per share' }];
}

/** 'An operating margin of -3%' is how much it is, where no word says that it moved. */
const isSignedRate = ({ isSigned }: Slot, { subject }: Pick<Parts, 'subject'>): boolean =>
  isSigned && subject.measures?.every(({ kind }) => kind === 'rate') === true;

/** 'A payout ratio of 60% of net income' only says again of what it is. */
function isOfItsOwn({ share }: Slot, { subject }: Pick<Parts, 'subject'>): boolean {
  const { is } = EVERYDAY[subject.measures?.[0]?.measure ?? ''] ?? {};
  const whole = typeof is === 'object' && 'ratio' in is ? is.ratio[1] : null;
  return whole !== null && share?.of.some(({ measure }) => measure === whole) === true;
}

/** 'Lamps keep 14 cents of each dollar as profit': of the dollars that they take in, unless they are told as a part of them. */
function wholeOf({ share }: Slot, { subject }: Pick<Parts, 'subject'>): Part {
  const isPartOfAll = subject.measures?.some(({ measure }) => measure === share?.of[0]?.measure) === true;
  return share?.isOwn && !isPartOfAll ? (subject.part ?? null) : (share?.part ?? null);
}

/** What a figure is a share of; 'of which' is what was told before. */
const wholeMeasure = ({ share }: Slot, { subject }: Pick<Parts, 'subject'>): MeasureId =>
  (share?.isOfWhich ? subject.measures : share?.of)?.[0]?.measure ?? '';

function relationOf(slot: Slot, parts: Parts): Relation {
  const { span } = parts.clause;
  if (span?.is === 'growth' && span.of === slot)
    return { kind: 'growth', years: span.years, direction: slot.direction };
  switch (slot.role) {
    case 'change':
      if (isSignedRate(slot, parts)) return { kind: 'level' };
      return { kind: 'change', direction: slot.direction, base: baseOf(slot, parts) };
    case 'multiple':
      if (slot.share) {
        return { kind: 'ratio', to: slot.share.of[0]?.measure ?? '', toPart: slot.share.part, toPeriod: null };
      }
      return { kind: 'multiple', base: baseOf(slot, parts) };
    case 'share':
      if (isOfItsOwn(slot, parts)) return { kind: 'level' };
      return { kind: 'share', of: wholeMeasure(slot, parts), ofPart: wholeOf(slot, parts) };
    case 'base': {
      // '46.5% of sales, up from 46.3% a year ago' compares two shares.
      const main = parts.clause.slots.findLast((one) => one.at < slot.at && one.role !== 'base');
      return main?.share && main.figure.unit === slot.figure.unit ? relationOf(main, parts) : { kind: 'level' };
    }
    case 'level': {
      // 'Comparable sales of 4%' are 4% more.
      const isGrowth =
        slot.figure.unit === 'percent' && parts.subject.measures?.some(({ measure }) => EVERYDAY[measure]?.isGrowth);
      return isGrowth
        ? { kind: 'change', direction: slot.figure.value < 0 ? 'down' : 'up', base: baseOf(slot, parts) }
        : isShareOfAll(slot, parts)
          ? { kind: 'share', of: 'revenue', ofPart: null }
          : { kind: 'level' };
    }
  }
}

/** 'Services made up a quarter', or 'this time it was 66%' behind a share of revenue: revenue itself is no percentage. */
function isShareOfAll({ figure, at }: Slot, { subject, clause, before }: Parts): boolean {
  if (clause.isSource || figure.unit !== 'percent' || subject.part === undefined || subject.part === null) return false;
  if (subject.measures?.[0]?.measure !== 'revenue') return false;
  const last = clause.slots.findLast((one) => one.at < at) ?? before;
  const isAgain = last?.share?.part === null && last.share.of[0]?.measure === 'revenue';
  return (
    isAgain ||
    clause.cells.some(({ item }) => item.is === 'term' && item.term.is === 'verb' && item.term.shares === true)
  );
}
