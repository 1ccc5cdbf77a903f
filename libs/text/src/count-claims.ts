import type { TraceEntry } from './trace-entry';

/** Who answers for a claim: the name that they go by, and that of their account where it is known. */
export interface Signer {
  name: string;
  username?: string;
}

/** A claim of an email, with who answers for it or has checked it, where somebody does. */
export type CitedClaim = TraceEntry & {
  waiver?: Signer & { reason: string; at: string };
  confirmation?: Signer & { at: string };
};

/** How a claim is shown: by its status, and apart where somebody has checked it or answers for it. */
export type ClaimLook = TraceEntry['status'] | 'confirmed' | 'waived';

type Judged = Pick<CitedClaim, 'status' | 'waiver' | 'confirmation'>;

/** A claim that a source proves needs no waiver. */
export function lookOf({ status, waiver, confirmation }: Judged): ClaimLook {
  if (status === 'traced' || status === 'derived') return status;
  if (waiver) return 'waived';
  return status === 'found' && confirmation ? 'confirmed' : status;
}

/** True where somebody has something to do: no source proves the claim for certain, and nobody answers for it. */
export function isOpenClaim(claim: Judged): boolean {
  return ['found', 'mismatch', 'unsourced'].includes(lookOf(claim));
}

/** How many claims there are of each kind; traced are those that follow from a source, too. */
export function countClaims(claims: Judged[]) {
  const looks = claims.map(lookOf);
  const count = (...wanted: ClaimLook[]) => looks.filter((look) => wanted.includes(look)).length;
  return {
    total: claims.length,
    traced: count('traced', 'derived'),
    found: count('found'),
    mismatch: count('mismatch'),
    unsourced: count('unsourced'),
    confirmed: count('confirmed'),
    waived: count('waived'),
  };
}

/** '9 traced, 1 to check, 1 differs': how the claims of an email are counted wherever they are. */
export function tellClaims(claims: Judged[]): string {
  const { traced, found, mismatch, unsourced, confirmed, waived } = countClaims(claims);
  const parts = [
    `${traced} traced`,
    found > 0 && `${found} to check`,
    mismatch > 0 && `${mismatch} ${mismatch === 1 ? 'differs' : 'differ'}`,
    unsourced > 0 && `${unsourced} without a source`,
    confirmed > 0 && `${confirmed} confirmed`,
    waived > 0 && `${waived} kept anyway`,
  ];
  return parts.filter(Boolean).join(', ');
}
