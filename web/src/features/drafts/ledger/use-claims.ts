import type { LedgerEntry } from '@copydesk/contracts';
import type { EvidenceSource } from '@copydesk/text';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Version } from '../thread/versions';
import { claimElement } from './claim-marks';
import { isOpen, nextClaim } from '@/lib/claims/describe-claim';
import { useLedger, useSources } from './queries';

interface OpenedSource {
  source: EvidenceSource;
  /** The claim in the text that it proves or contradicts; null for one of the list. */
  claim: number | null;
}

export type Claims = ReturnType<typeof useClaims>;

/** The claims of the version that is shown: which one is looked at, and whose source is open. */
export function useClaims(threadId: string, version: Version | null, desk: RefObject<HTMLElement | null>) {
  const ledger = useLedger(threadId, version);
  const readSources = useSources(threadId, version);
  const [card, setCard] = useState<{ index: number; isHeld: boolean } | null>(null);
  const [source, setSource] = useState<OpenedSource | null>(null);
  const [versionId, setVersionId] = useState(version?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (versionId !== version?.id) {
    setVersionId(version?.id);
    setCard(null);
    setSource(null);
  }
  const entries = ledger.data?.entries ?? NO_ENTRIES;

  const later = (then: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const now = (next: typeof card) => {
    clearTimeout(timer.current);
    setCard(next);
  };
  const elementOf = useCallback((index: number) => claimElement(desk.current, index), [desk]);
  const openSource = useCallback((entry: LedgerEntry, claim: number | null, opener: HTMLElement) => {
    const found = entry.source ?? entry.near?.source;
    // Where the focus is, it comes back to.
    opener.focus();
    clearTimeout(timer.current);
    setCard(null);
    if (found) setSource({ source: found, claim });
  }, []);
  const go = (index: number | null) => {
    const element = index === null ? null : elementOf(index);
    if (index === null || !element) return;
    element.scrollIntoView({ block: 'nearest' });
    element.focus();
    now({ index, isHeld: true });
  };
  return {
    threadId,
    version,
    ledger,
    readSources,
    entries,
    card,
    /** `isHeld` is true for a card that stays until one leaves its claim by the keyboard or by a click. */
    openCard: (index: number, isHeld: boolean, afterMs = 0) =>
      afterMs === 0 ? now({ index, isHeld }) : later(() => setCard({ index, isHeld }), afterMs),
    keepCard: () => clearTimeout(timer.current),
    closeCard: (afterMs = 0) => (afterMs === 0 ? now(null) : later(() => setCard(null), afterMs)),
    elementOf,
    go,
    /** The one before or after; among those that are open, as long as there are any. */
    step: (from: number | null, by: 1 | -1, among: 'all' | 'open') =>
      go(nextClaim(entries, from, by, among === 'open' && entries.some(isOpen) ? isOpen : undefined)),
    source,
    openSource,
    closeSource: () => setSource(null),
  };
}

const NO_ENTRIES: LedgerEntry[] = [];
