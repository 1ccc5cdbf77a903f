import type { Claim } from '../claims/claim';
import { REFERRING } from '../claims/spoken-of';
import { isSameTime } from '../claims/times';
import { unreadKey } from '../claims/unread-key';
import type { Level } from '../facts/fact';
import { levelOf } from '../prose/levels';
import type { Match, Verdict } from '../verdict';
import { says } from './agree';
import { isSameUnit, knownOf, type Prepared, sentenceKey } from './prepared';

/**
 * What a sentence of the source says in the same words: a change, a share, a level whose words were read, or one of which both
 * leave the same words unread. A sentence proves nothing, so that it never contradicts.
 */
export function ofSentence(claim: Claim, document: Prepared, draft: string): Verdict | null {
  const level = levelOf(claim);
  const unread = unreadKey(claim.unread, draft);
  const measures = claim.measure === null ? [''] : [claim.measure, ...claim.otherMeasures];
  if (level === null || claim.period === null || isDoubted(unread) || (unread === '' && claim.measure === null))
    return null;
  for (const measure of measures) {
    const alike = (document.bySentence.get(sentenceKey(measure, claim.part.is, unread)) ?? []).filter((match) =>
      isSameClaim(match, claim, level),
    );
    const match = alike.find((one) => isSaid(one, claim));
    if (!match) continue;
    return alike.every((one) => isSaid(one, claim) || isCoarser(one, match)) ? { status: 'traced', match } : null;
  }
  return null;
}

/** A question, and what refers to a subject that the sentence before did not make clear. */
const isDoubted = (unread: string): boolean => unread.split(' ').some((word) => word === '?' || REFERRING.has(word));

function isSameClaim({ fact, reading }: Match, claim: Claim, level: Level): boolean {
  const { owner, basis, modality, period, spoken } = reading;
  return (
    knownOf(reading) !== 'assumed' &&
    JSON.stringify(owner.is) === JSON.stringify(claim.owner.is) &&
    basis.is === claim.basis.is &&
    modality.is === claim.modality.is &&
    isSameLevel(reading.level.is, level) &&
    isSameUnit(fact.unit, claim.unit) &&
    period !== null &&
    claim.period !== null &&
    isSameTime(period.is, claim.period.is) &&
    !(spoken?.isUsualPeriod === true && !claim.period.isDefault && false)
  );
}

const isSameLevel = (one: Level, other: Level): boolean =>
  one.kind === 'change'
    ? other.kind === 'change' && one.from !== null && one.from === other.from
    : JSON.stringify(one) === JSON.stringify(other);

function isSaid({ fact, reading: { spoken } }: Match, claim: Claim): boolean {
  const { relation, moved, hedge } = claim;
  const isBound = spoken?.hedge === 'more than' || spoken?.hedge === 'less than' || spoken?.hedge === 'nearly';
  if (isBound && hedge === 'exact') return false;
  if (moved && spoken?.moved !== moved.direction) return false;
  if (relation.kind !== 'change' || relation.direction === null)
    return says(claim, relation.kind === 'change' ? Math.abs(fact.value) : fact.value);
  return relation.direction === (fact.value < 0 ? 'down' : 'up') && says(claim, Math.abs(fact.value));
}

/** 'About $15 billion' is what $15.03 billion is, too. */
const isCoarser = (one: Match, other: Match): boolean =>
  Math.abs(Math.abs(one.fact.value) - Math.abs(other.fact.value)) <= one.fact.rounding + other.fact.rounding;
