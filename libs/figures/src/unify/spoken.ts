import type { Claim } from '../claims/claim';
import { REFERRING } from '../claims/spoken-of';
import { isSameTime, isYearEnd } from '../claims/times';
import { unreadKey } from '../claims/unread-key';
import type { Level } from '../facts/fact';
import { boundOf, namedBound } from '../prose/bounds';
import { changeBase, levelOf } from '../prose/levels';
import type { Match, Verdict } from '../verdict';
import { says, saysLike } from './agree';
import { basePeriod } from './operands';
import { isSameUnit, knownOf, type Prepared, sentenceKey } from './prepared';

/**
 * What a sentence of the source says in the same words: a change, a share, a level whose words were read, or one of which both
 * leave the same words unread. A sentence proves nothing, so that it never contradicts.
 */
export function ofSentence(told: Claim, document: Prepared, draft: string): Verdict | null {
  // 'At least $5 billion' of what is expected is the low end of a range: the very value.
  const claim = namedBound(told, draft) === null ? told : { ...told, hedge: 'exact' as const };
  const level = levelOf(claim);
  const unread = unreadKey(claim.unread, draft);
  const measures = claim.measure === null ? [''] : [claim.measure, ...claim.otherMeasures];
  if (level === null || claim.period === null || isDoubted(unread) || (unread === '' && claim.measure === null))
    return null;
  const isAsSaid = saysAs(claim, draft, document);
  for (const measure of measures) {
    const alike = (document.bySentence.get(sentenceKey(measure, claim.part.is, unread)) ?? []).filter((match) =>
      isSameClaim(match, claim, level),
    );
    const match = alike.find((one) => isAsSaid(one) && isSaid(one, claim, document));
    if (!match) continue;
    const isSure = alike.every((one) => !isAsSaid(one) || isSaid(one, claim, document) || isCoarser(one, match));
    return isSure ? { status: 'traced', match } : null;
  }
  return null;
}

/** A question, and what refers to a subject that the sentence before did not make clear. */
const isDoubted = (unread: string): boolean => unread.split(' ').some((word) => word === '?' || REFERRING.has(word));

/** Whether a match of a sentence is of what a claim is of, whatever its value. */
export function isSameClaim({ fact, reading }: Match, claim: Claim, level: Level): boolean {
  const { owner, basis, modality, period } = reading;
  return (
    knownOf(reading) !== 'assumed' &&
    JSON.stringify(owner.is) === JSON.stringify(claim.owner.is) &&
    basis.is === claim.basis.is &&
    modality.is === claim.modality.is &&
    isSameLevel(reading.level.is, level) &&
    isSameUnit(fact.unit, claim.unit) &&
    period !== null &&
    claim.period !== null &&
    (isSameTime(period.is, claim.period.is) || (modality.is === 'outlook' && claim.period.isDefault))
  );
}

const isSameLevel = (one: Level, other: Level): boolean =>
  one.kind === 'change'
    ? other.kind === 'change' && one.from !== null && one.from === other.from
    : JSON.stringify(one) === JSON.stringify(other);

function isSaid(match: Match, claim: Claim, document: Prepared): boolean {
  const { fact } = match;
  const { relation, moved, modality } = claim;
  // 'Raised its guidance to $5 billion' is measured against the guidance before, which may have been the same.
  if (moved && modality.is === 'outlook' && moved.base.kind === 'year before' && moved.base.isDefault) return false;
  if (moved && !isSameMove(match, claim) && !hasMoved(match, claim, document)) return false;
  if (relation.kind !== 'change' || relation.direction === null)
    return relation.kind === 'change' ? says(claim, Math.abs(fact.value)) : saysLike(claim, match);
  return relation.direction === (fact.value < 0 ? 'down' : 'up') && says(claim, Math.abs(fact.value));
}

/** Whether sentences of the source say what it was before, and it went the way that the draft says. */
export function hasMoved({ fact, reading }: Match, { moved, period }: Claim, { bySentence }: Prepared): boolean {
  if (moved === null || period === null) return false;
  const before = basePeriod(moved.base, period.is);
  const { measure, part, spoken, level } = reading;
  const earlier = (bySentence.get(sentenceKey(measure.is, part.is, spoken?.unread ?? '')) ?? []).filter(
    (one) =>
      one.fact.unit === fact.unit &&
      one.reading.period !== null &&
      isSameTime(one.reading.period.is, before) &&
      isSameLevel(one.reading.level.is, level.is) &&
      knownOf(one.reading) !== 'assumed',
  );
  const isUp = moved.direction === 'up';
  return (
    earlier.length > 0 && earlier.every((one) => (isUp ? fact.value > one.fact.value : fact.value < one.fact.value))
  );
}

/** Whether a sentence of the source says of a level that it went the same way: 'rose to $5 billion'. */
export function isSameMove({ reading: { spoken } }: Match, { moved, period }: Claim): boolean {
  const said = spoken?.moved;
  return (
    said != null && moved !== null && said.direction === moved.direction && said.from === changeBase(moved.base, period)
  );
}

/** Who may say a claim by a sentence: as exactly, of the same end of a range, and of a period that the sentence names. */
export function saysAs(claim: Claim, draft: string, { calendar }: Prepared): (match: Match) => boolean {
  const bound = boundOf(claim, draft) ?? namedBound(claim, draft);
  const isOpen = isYearEnd(calendar) && claim.period?.isDefault === false;
  return ({ reading: { spoken } }) => {
    if (!spoken) return true;
    const isBound = spoken.hedge !== 'exact' && spoken.hedge !== 'about';
    // 'GAAP gross margin' is not what is only called gross margin: calls often mean the adjusted one.
    const isOfBasis = claim.basis.isDefault || !spoken.isUsualBasis;
    return (
      isOfBasis && spoken.bound === bound && !(isBound && claim.hedge === 'exact') && !(isOpen && spoken.isUsualPeriod)
    );
  };
}

/** 'About $15 billion' is what $15.03 billion is, too. */
const isCoarser = (one: Match, other: Match): boolean =>
  Math.abs(Math.abs(one.fact.value) - Math.abs(other.fact.value)) <= one.fact.rounding + other.fact.rounding;
