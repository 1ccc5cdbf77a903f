import type { LedgerEntry } from '@copydesk/contracts';
import { useState } from 'react';
import { useStoredState } from '@/lib/use-stored-state';
import { differsFromSource } from '@/lib/claims/describe-claim';
import { isFinding } from './claim-marks';
import type { Claims } from './use-claims';

const VERSION = 1;

/** A claim that differs from its source, and its place among what is marked. */
interface DifferingClaim {
  index: number;
  entry: LedgerEntry;
}

export type Differing = ReturnType<typeof useDiffering>;

/** The claims that differ from their sources: named where the email goes out, once for the same ones. */
export function useDiffering({ threadId, marked, go }: Claims) {
  const claims = marked.flatMap((entry, index): DifferingClaim[] =>
    !isFinding(entry) && differsFromSource(entry) ? [{ index, entry }] : [],
  );
  const these = JSON.stringify(claims.map(({ entry }) => [entry.quote, entry.near?.says]).toSorted());
  const [named, setNamed] = useStoredState<string | null>(`differing:${threadId}`, VERSION, null);
  const [isShown, setShown] = useState(false);
  const name = () => {
    if (claims.length === 0 || named === these) return;
    setNamed(these);
    setShown(true);
  };
  return { claims, isShown: isShown && claims.length > 0, name, hide: () => setShown(false), go };
}
