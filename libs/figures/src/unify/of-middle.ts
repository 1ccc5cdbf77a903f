import type { Claim } from '../claims/claim';
import { levelOf } from '../prose/levels';
import type { Match, Verdict } from '../verdict';
import { says } from './agree';
import { type Prepared, sentenceKey } from './prepared';
import { isSameClaim } from './spoken';
import { valueInWords } from './words';

/** How far apart the two ends of one range stand, in characters. */
const LONGEST_RANGE = 60;

/** 'The midpoint of the guidance is $11 billion': halfway between the two ends of a range of the source. */
export function ofMiddle(claim: Claim, { bySentence }: Prepared): Verdict | null {
  const level = levelOf(claim);
  if (level === null || claim.period === null || claim.measure === null) return null;
  const all = [claim.measure, ...claim.otherMeasures]
    .flatMap((measure) => bySentence.get(sentenceKey(measure, claim.part.is, '')) ?? [])
    .filter((match) => isSameClaim(match, claim, level));
  const ranges = all.flatMap((low) => {
    const high = low.reading.spoken?.bound === 'low' && all.find((one) => isOtherEnd(one, low));
    return high ? [{ low, high, middle: (low.fact.value + high.fact.value) / 2 }] : [];
  });
  const [first] = ranges;
  if (!first || !ranges.every(({ middle }) => says(claim, middle))) return null;
  const [low, high, middle] = [first.low.fact.value, first.high.fact.value, first.middle].map((value) =>
    valueInWords(value, claim.unit),
  );
  return { status: 'derived', formula: `(${low} + ${high}) / 2 = ${middle}`, operands: [first.low, first.high] };
}

const isOtherEnd = ({ fact, reading }: Match, low: Match): boolean =>
  reading.spoken?.bound === 'high' &&
  fact.from >= low.fact.to &&
  fact.from - low.fact.to <= LONGEST_RANGE &&
  fact.value >= low.fact.value;
