import type { Claim } from '../claims/claim';
import { isSameTime, lastDay, monthsOf } from '../claims/times';
import type { TaggedPeriod } from '../document/document';
import type { Match, Verdict } from '../verdict';
import { asNamed } from './as-named';
import { isMisscaled, says, saysLike } from './agree';
import { compute } from './formulas';
import { definitionsOf, verdictOf } from './definitions';
import { isOfMiddle } from '../prose/bounds';
import { foundOr } from './nearby';
import { ofFormula } from './of-formula';
import { ofMiddle } from './of-middle';
import { basePeriod, measureOf } from './operands';
import { factsAt, isOfKind, isSameUnit, knownOf, type Prepared } from './prepared';
import { hasMoved, isSameMove, ofSentence, saysAs } from './spoken';
import { higherThan, isRecordSaid } from './records';
import { sourceInWords, valueInWords } from './words';
import { phrased, saysOne } from '../lexicon/phrases';

/** What a document says of a claim. */
export function unify(told: Claim, document: Prepared, draft: string): Verdict {
  const claim = asNamed(told, document);
  const period = claim.period?.is ?? null;
  const isRead = claim.unread.length === 0 && claim.measure !== null && period !== null;
  if (isOfMiddle(claim, draft)) return (isRead ? ofMiddle(claim, document) : null) ?? foundOr(claim, document, draft);
  if (!isRead) return ofSentence(claim, document, draft) ?? foundOr(claim, document, draft);
  const verdict = verdictOf(
    claim,
    definitionsOf(claim, document, period).map(
      (one) => (isStated(one) ? ofLevel(one, document, { period, draft }) : null) ?? ofFormula(one, document),
    ),
  );
  if (verdict && verdict.status !== 'mismatch') return verdict;
  const said = ofSentence(claim, document, draft);
  // A sentence of the source that says it is no contradiction, nor is what may be meant of something that it does not have.
  if (verdict) return said || mayBeElse(claim, document) ? foundOr(claim, document, draft) : verdict;
  return said ?? foundOr(claim, document, draft);
}

/** 'Advertising' is what is spent on it or earned by it: where the source has but one of them, the other one may be meant. */
const mayBeElse = ({ otherMeasures }: Claim, { byMeasure }: Prepared): boolean =>
  otherMeasures.some((measure) => !byMeasure.has(measure));

/** Only what a name alone says can stand in the source as it is. */
const isStated = ({ relation, formula, averageOf }: Claim): boolean =>
  relation.kind === 'level' && formula === null && averageOf === null;

/** A level stands in the source as it is, or another value does. */
function ofLevel(
  claim: Claim,
  document: Prepared,
  { period, draft }: { period: TaggedPeriod; draft: string },
): Verdict | null {
  const measure = measureOf(document, claim, [period]);
  if (measure === null) return null;
  const all = factsAt(document, { measure, part: claim.part.is, period }, claim).filter(({ fact }) =>
    isSameUnit(fact.unit, claim.unit),
  );
  const agreeing = all.filter((match) => saysLike(claim, match));
  const isAsSaid = saysAs(claim, draft, document);
  const certain = agreeing.find((match) => knownOf(match.reading) !== 'assumed' && isAsSaid(match));
  const others = all.filter(
    ({ fact, reading }) => knownOf(reading) === 'proved' && !isAlike(claim, fact) && !isNarrowed(fact.label),
  );
  // A sentence says it only where no other one says something else.
  const rivals = certain?.reading.spoken
    ? all.filter((one) => !agreeing.includes(one) && isSaidElse(one, claim) && isAsSaid(one))
    : [];
  // '$5 billion' in a note does not prove '$5.0 billion' where a table has $5,146 million.
  const finer = all.filter(
    ({ fact, reading }) =>
      knownOf(reading) !== 'assumed' &&
      fact.rounding < (certain?.fact.rounding ?? 0) &&
      !isAlike(claim, fact) &&
      !isNarrowed(fact.label),
  );
  if (certain)
    return ofAgreement(certain, { others: [...others, ...finer, ...rivals], claim, document, period, draft });
  if (agreeing.length > 0) return null;
  const [other] = others;
  // 'A loss of $5 billion' has no minus sign.
  if (others.some(({ fact }) => says(claim, -fact.value))) return null;
  if (claim.moved && saysMove(claim, document)) return null;
  return other && isPlausible(claim, other) && mayDiffer(claim, document, { measure, other })
    ? differs(claim, other)
    : null;
}

/** A row that says so is only a part of what its tag names: 'Debt, excluding finance lease obligations'. */
const isNarrowed = (label: string): boolean =>
  saysOne(phrased(label), ['excluding', 'other than', 'subtotal', 'in process']);

/** 'An increase of $5 billion' says how much it went up, however its words were read. */
function saysMove(claim: Claim, document: Prepared): boolean {
  const { moved } = claim;
  if (!moved) return false;
  const { usual } = compute(document, {
    ...claim,
    relation: { kind: 'change', direction: moved.direction, base: moved.base },
  });
  return usual.some(({ value }) => says(claim, Math.abs(value)));
}

const isSaidElse = ({ fact, reading }: Match, claim: Claim): boolean =>
  reading.spoken !== undefined && knownOf(reading) !== 'assumed' && !isAlike(claim, fact);

/** A coarser print of the same value is no other value. */
const isAlike = (claim: Claim, { value, rounding }: Match['fact']): boolean =>
  says({ ...claim, rounding: claim.rounding + rounding }, value) &&
  says({ ...claim, rounding: Math.max(claim.rounding, rounding) }, value);

interface Agreement {
  others: Match[];
  claim: Claim;
  document: Prepared;
  period: TaggedPeriod;
  draft: string;
}

function ofAgreement(match: Match, { others, claim, document, period, draft }: Agreement): Verdict {
  const [other] = others;
  const higher = isRecordSaid(claim, draft) ? higherThan(claim, document) : undefined;
  if (higher) {
    const reason = `The value agrees, but it is no record: the source has ${sourceInWords(higher)}.`;
    return { status: 'found', match, reason };
  }
  if (other) {
    const reason = `The source has two: ${sourceInWords(match)}, and ${sourceInWords(other)}.`;
    return { status: 'found', match, reason };
  }
  // The source may call it so itself: 'the ratio improved to 58%'.
  const isMoved = isSameMove(match, claim) || hasMoved(match, claim, document);
  const wrong = claim.moved && !isMoved && wrongMove(claim, document, period);
  return wrong ? { status: 'found', match, reason: wrong } : { status: 'traced', match };
}

/** 'rose to $5 billion' has to have risen. */
function wrongMove(claim: Claim, document: Prepared, period: TaggedPeriod): string | null {
  const { moved } = claim;
  if (!moved) return null;
  const { usual: changes } = compute(document, {
    ...claim,
    unit: 'money',
    relation: { kind: 'change', direction: moved.direction, base: moved.base },
  });
  if (changes.length === 0) return `The value agrees. I could not check that it went ${moved.direction}.`;
  // A loss that widened is a larger one.
  const sign = claim.value < 0 ? -1 : 1;
  const wrong = changes.find(({ value }) => (moved.direction === 'up' ? sign * value <= 0 : sign * value >= 0));
  if (!wrong) return null;
  const before = valueInWords(wrong.operands.at(-1)?.fact.value ?? 0, claim.unit);
  return `The value agrees, but it did not go ${moved.direction}: it was ${before} in ${periodBefore(moved.base, period)}.`;
}

const periodBefore = (base: Parameters<typeof basePeriod>[0], period: TaggedPeriod): string =>
  base.kind === 'period before'
    ? 'the period before'
    : monthsOf(basePeriod(base, period)) === 12
      ? 'the year before'
      : 'the earlier period';

/** A mismatch needs a complete claim, and a value that no unproved reading of the measure has. The same digits in another scale are meant of the reported period. */
function mayDiffer(claim: Claim, document: Prepared, { measure, other }: { measure: string; other: Match }): boolean {
  const isTimed = claim.period?.isDefault === false || hasOnePeriod(claim, document, measure);
  if (!isTimed && !isMisscaled(claim, other.fact.value)) return false;
  if (claim.isMeasureDefault || (claim.hedge !== 'exact' && claim.hedge !== 'about')) return false;
  // A few dollars are hardly meant as a company's amount: their words were read as something else.
  if (claim.unit === 'money' && Math.abs(claim.value) < 1000) return false;
  // Where no word names the period, the value of another one may be meant.
  const isOpen = claim.period?.isDefault !== false && document.calendar.months !== 12;
  return !(document.byMeasure.get(measure) ?? []).some(
    ({ fact, reading }) =>
      (isOpen || knownOf(reading) !== 'proved') && isOfKind(reading, claim) && says(claim, fact.value),
  );
}

/** Whether what the document says of a measure to the end of the reported period is of one length: no year to date beside the quarter. */
function hasOnePeriod({ period }: Claim, { byMeasure, calendar }: Prepared, measure: string): boolean {
  if (calendar.months === 12) return true;
  const own = (byMeasure.get(measure) ?? []).flatMap(({ reading }) => reading.period?.is ?? []);
  return (
    period !== null &&
    own.every((one) => !isSameTime({ at: lastDay(one) }, { at: lastDay(period.is) }) || isSameTime(one, period.is))
  );
}

/** Farther away than this, it is hardly the same thing with a wrong number, unless its scale alone is wrong. */
const FARTHEST = 20;

function isPlausible(claim: Claim, { fact }: Match): boolean {
  const times = Math.abs(claim.value / fact.value);
  return isMisscaled(claim, fact.value) || (times < FARTHEST && times > 1 / FARTHEST);
}

function differs(claim: Claim, match: Match): Verdict {
  const reason = `Differs from the source. Draft: ${claim.quote}. Source: ${sourceInWords(match)}.`;
  return { status: 'mismatch', match, reason, formula: null };
}
