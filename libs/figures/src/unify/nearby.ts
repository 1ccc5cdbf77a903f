import type { Claim } from '../claims/claim';
import { isSameTime } from '../claims/times';
import type { Match, Verdict } from '../verdict';
import { says } from './agree';
import { isSameUnit, knownOf, type Prepared, withSize } from './prepared';
import { sourceInWords } from './words';

/** Numbers below it stand everywhere. */
const SMALL = 100;
/** More places of one number than anybody looks at. */
const MOST = 200;

/** Where the value of a claim stands that could not be traced, and what is not certain about it. */
export function foundOr(claim: Claim, document: Prepared, draft: string): Verdict {
  const size = Math.abs(claim.value);
  const reach = Math.max(claim.rounding, claim.hedge === 'exact' ? 0 : size * 0.1) + size * 1e-9;
  const alike = withSize(document, size - reach, size + reach)
    .slice(0, MOST)
    .filter(({ fact }) => isSameUnit(fact.unit, claim.unit) && says({ ...claim, value: size }, Math.abs(fact.value)));
  const best = bestOf(alike, claim);
  if (!best) {
    const left = leftOver(claim, draft);
    const reason = `The source does not have ${claim.quote}${left === '' ? '' : `, and ${left}`}.`;
    return { status: 'unsourced', near: null, reason };
  }
  const isOfMeasure = claim.measure === null || isNamed(best, claim);
  const isSmall = size < SMALL && claim.unit === 'count';
  if (!isOfMeasure || (claim.measure === null && isSmall)) {
    return {
      status: 'unsourced',
      near: best,
      reason: `The source has ${sourceInWords(best)}. The draft says it of something else.`,
    };
  }
  return { status: 'found', match: best, reason: `The source has ${sourceInWords(best)}. ${why(best, claim, draft)}` };
}

const isNamed = ({ reading }: Match, { measure, otherMeasures }: Claim): boolean =>
  reading.measure.is === measure || otherMeasures.includes(reading.measure.is);

function bestOf(matches: readonly Match[], claim: Claim): Match | undefined {
  let best: { match: Match; rank: number } | undefined;
  for (const match of matches) {
    const own = rank(match, claim);
    if (!best || own > best.rank) best = { match, rank: own };
  }
  return best?.match;
}

function rank(match: Match, claim: Claim): number {
  const { reading } = match;
  const isThen = claim.period !== null && reading.period !== null && isSameTime(reading.period.is, claim.period.is);
  return (isNamed(match, claim) ? 4 : 0) + (reading.part.is === claim.part.is ? 2 : 0) + (isThen ? 1 : 0);
}

/** 'I did not read "rival"'; empty where nothing but the figure itself is left over. */
function leftOver({ from, to, unread }: Claim, draft: string): string {
  const words = unread.filter((place) => place.from < from || place.to > to).slice(0, 3);
  const quoted = words.map((place) => `"${draft.slice(place.from, place.to)}"`).join(', ');
  return quoted === '' ? '' : `I did not read ${quoted}`;
}

/** What is not certain, the first that a reader has to look at. */
function why(match: Match, claim: Claim, draft: string): string {
  const { reading } = match;
  const left = leftOver(claim, draft);
  if (left !== '') return `${left}.`;
  if (claim.measure === null || claim.unread.length > 0) return 'I did not read what the draft says it of.';
  if (claim.owner.is !== 'company' && claim.owner.is !== 'parent')
    return `The draft says it of ${claim.owner.is.named}.`;
  if (claim.modality.is !== reading.modality.is) return 'The draft does not say that it is so: confirm the wording.';
  if (claim.basis.is !== reading.basis.is) return `The draft says it is ${claim.basis.is}: confirm the basis.`;
  if (claim.part.is !== reading.part.is) return 'Confirm the part that it is of.';
  if (claim.period === null || !reading.period || !isSameTime(reading.period.is, claim.period.is))
    return 'Confirm the period.';
  return knownOf(reading) === 'assumed'
    ? 'What it is was not certain from its table: confirm it.'
    : 'Confirm what the draft says of it.';
}
