import { type Claim } from './agree';
import { type Evidence, type Fact } from './evidence';
import { marginOf } from './measures';

/** A draft holds more than is compared with its sources at a time. */
export class TooMuchToTrace extends Error {
  override readonly name = 'TooMuchToTrace';

  constructor(
    /** Of the draft: figures, names, dates and quotations. */
    readonly claims: number,
    /** Of its sources. */
    readonly facts: number,
  ) {
    super(`${claims} claims beside ${facts} figures`);
  }
}

/** Looking for words in so many characters takes as long as comparing two figures. */
const CHARACTERS_PER_COMPARISON = 250;

/** About how many comparisons a draft takes: of each figure with those of its measure, of words with each text. */
export function comparisonsOf(claims: Claim[], words: number, evidence: Evidence): number {
  const characters = evidence.texts.reduce((sum, { text }) => sum + text.length, 0);
  const perFigure = claims.map((claim) => poolOf(claim, evidence).length + evidence.leftOut.length);
  return perFigure.reduce((sum, facts) => sum + facts, (words * characters) / CHARACTERS_PER_COMPARISON);
}

/** What is of the measure of a claim, or of none where it has none. */
export function poolOf(claim: Claim, { byMeasure }: Evidence): Fact[] {
  if (claim.measure === null) return byMeasure.get('') ?? [];
  const margin = claim.number.kind === 'percent' ? marginOf(claim.measure) : null;
  const own = byMeasure.get(claim.measure) ?? [];
  return margin && margin !== claim.measure ? [...own, ...(byMeasure.get(margin) ?? [])] : own;
}
