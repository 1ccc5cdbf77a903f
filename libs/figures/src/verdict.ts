import type { Claim } from './claims/claim';
import type { Fact, Reading } from './facts/fact';

/** A fact under the one reading that was compared with a claim. */
export interface Match {
  fact: Fact;
  reading: Reading;
}

/** What became of a claim. Every reason is a sentence for the reader of the draft. */
export type Verdict =
  | { status: 'traced'; match: Match }
  | { status: 'derived'; formula: string; operands: Match[] }
  | { status: 'found'; match: Match; reason: string }
  | { status: 'mismatch'; match: Match; reason: string; formula: string | null }
  | { status: 'unsourced'; near: Match | null; reason: string };

export interface JudgedClaim {
  claim: Claim;
  verdict: Verdict;
}
