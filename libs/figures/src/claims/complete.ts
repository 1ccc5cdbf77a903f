import type { Calendar } from '../facts/calendar';
import type { Basis, MeasureId, Modality, Owner } from '../facts/fact';
import type { MeasureTerm } from '../lexicon/words/entry';
import type { Claim, Field, Relation } from './claim';
import { adoptUnits } from './adopt';
import { oddities } from './oddities';
import { isSignedRate, type Parts, relationOf } from './relation-of';
import { type Clause, isTerm, type Slot } from './slot';
import type { Context, Subject } from './context';
import { type Status, statusOf } from './status';
import { firstSubject, ofPart, SMALL_AMOUNT, subjectOf } from './subject-of';
import { isOfParts, subjectOf as subjectWords } from './topic';
import { unreadOf } from './unread';
import { isCurrent, isYearEnd } from './times';
import { baseOf, openBases, timesOf } from './when';
import { hasDigit } from '../characters';

/** Fills in what a clause leaves out, from earlier clauses and by defaults. Updates the context for the next clause. */
export function claimsOf(clause: Clause, context: Context, calendar: Calendar): Claim[] {
  const hasSubject = clause.cells.some(({ item }) => item.is === 'term' && ['pronoun', 'break'].includes(item.term.is));
  if (clause.slots.length === 0) return [];
  adoptUnits(clause, context);
  const times = timesOf(clause, context, calendar);
  const odd = [...oddities(clause), ...openBases(clause, times, calendar), ...context.doubts];
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
    // A source that names the company as its subject says whose its figures are.
    const isOfCompany = context.isSource && own === null;
    const claim = claimOf(slot, {
      subject,
      time,
      clause,
      unread,
      times,
      calendar,
      status,
      before: context.figure,
      isOfCompany,
    });
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
  return claims.filter(({ measure, quote }) => measure !== null || hasDigit(quote));
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

const field = <T>(is: T, isDefault: boolean): Field<T> => ({ is, isDefault });

function claimOf(slot: Slot, parts: Parts): Claim {
  const { subject, time, clause, unread, status, isOfCompany } = parts;
  const { figure } = slot;
  const relation = relationOf(slot, parts);
  const [measure, ...others] = asAuthorized(measuresFor(slot, subject, relation), status.modality);
  const isShare = relation.kind === 'share';
  const isAmount = relation.kind === 'level' || relation.kind === 'share';
  const isLoss = measure?.isLoss === true && isAmount && figure.value > 0;
  const isDollar = isShare && figure.unit === 'money';
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
    owner: ownerOf(
      clause,
      isShare && isOfCustomers(status, subject) ? { ...status, owner: null } : status,
      isOfCompany,
    ),
    part: field(subject.part ?? null, subject.part === undefined && !isOfCompany),
    period: time && field(time.period, !time.isSure),
    basis: field(subject.basis ?? 'GAAP', subject.basis === null),
    otherBasis: slot.otherBasis,
    modality: field(certaintyOf(status.modality, measure?.measure), status.modality === 'reported'),
    relation,
    averageOf: clause.span?.is === 'average' && clause.span.of === slot ? clause.span.years : null,
    moved: slot.moved && { direction: slot.moved, base: baseOf(slot, parts) },
    unread,
  };
}

/** '$2.6 billion of buybacks still authorized' is what may be spent on them. */
function asAuthorized(measures: readonly MeasureTerm[], modality: Modality): readonly MeasureTerm[] {
  if (modality !== 'authorized' || measures[0]?.measure !== 'share repurchases') return measures;
  return [...AUTHORIZATIONS.map((measure): MeasureTerm => ({ measure, isLoss: false, kind: 'balance' })), ...measures];
}

const AUTHORIZATIONS: readonly MeasureId[] = ['remaining repurchase authorization', 'repurchase authorization'];

/** What boards authorize is certain by that alone: a dividend will be paid, and an authorization is one. */
const SET_BY_BOARDS = new Set<MeasureId>([
  'dividends per share',
  'dividends paid per share',
  'repurchase authorization',
  'remaining repurchase authorization',
]);

/** Whether a figure is so, whatever word says that it was authorized. */
export const certaintyOf = (modality: Modality, measure: MeasureId | undefined): Modality =>
  modality === 'authorized' && measure !== undefined && SET_BY_BOARDS.has(measure) ? 'reported' : modality;

/** 'They brought in $5 billion': whoever they are. */
const isOfPronoun = (clause: Clause, { at, isOfVerb }: Slot): boolean =>
  isOfVerb === true && clause.cells.some((_, before) => before < at && isTerm(clause, before, 'pronoun'));

/** 'Customers in Europe brought in half of revenue' says where the revenue of the company is from. */
const isOfCustomers = ({ owner }: Status, { measures, part }: Subject): boolean =>
  owner === 'customers' && part != null && measures?.some(({ measure }) => measure === 'revenue') === true;

/** What more than halved is less than half; less than half of what it was is less. */
function hedgeOf({ hedge, isOfFormer, figure }: Slot): Claim['hedge'] {
  if (!isOfFormer || figure.value >= 1) return hedge ?? 'exact';
  return hedge === 'more than' ? 'less than' : hedge === 'about' ? 'about' : hedge ? 'more than' : 'exact';
}

function ownerOf({ isOfParent }: Clause, { owner }: Status, isOfCompany: boolean): Field<Owner> {
  if (owner !== null) return field({ named: owner }, false);
  return isOfParent ? field('parent', false) : field('company', !isOfCompany);
}

function unitFor(unit: Claim['unit'], measure: MeasureTerm | undefined): Claim['unit'] {
  if (unit !== 'count') return unit;
  if (measure?.kind === 'shares' || measure?.kind === 'share balance') return 'shares';
  // 'Days sales outstanding were 42'
  return measure?.kind === 'rate' ? 'multiple' : measure?.kind === 'days' ? 'days' : unit;
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
