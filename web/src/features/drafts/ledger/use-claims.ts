import { type LedgerEntry, NO_ANSWERS, type ThreadResponse } from '@copydesk/contracts';
import { type EvidenceSource, withPreheader } from '@copydesk/text';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Version } from '../thread/versions';
import { partPromises } from '../findings/describe-findings';
import { useFindings } from '../findings/draft-findings';
import { claimElement, isOpenMark, markedIn, placeAmong } from './claim-marks';
import { nextClaim } from '@/lib/claims/describe-claim';
import { useLiveTrace } from './live/use-live-trace';
import { useReading } from './readings/use-reading';
import { useEvidence, useLedger, useReadings, useSources } from './queries';
import { replacementOf } from './replace-claim';

interface OpenedSource {
  source: EvidenceSource;
  /** The place among `marked` of the claim that it proves or contradicts. */
  claim: number;
}

const NO_ENTRIES: LedgerEntry[] = [];

export type Claims = ReturnType<typeof useClaims>;

interface ClaimsOf {
  thread: ThreadResponse;
  version: Version | null;
  /** What is shown: the words of the version, or what was typed since. */
  text: string;
  preheader: string | null;
  /** True while the text can be changed. */
  isEdited: boolean;
  desk: RefObject<HTMLElement | null>;
}

/** The claims of the text that is shown and what rules find in it: which one is looked at, and whose source is open. */
export function useClaims({ thread, version, text, preheader, isEdited, desk }: ClaimsOf) {
  const { id: threadId } = thread;
  const said = thread.messages.filter(({ role }) => role === 'user').length;
  const ledger = useLedger(threadId, version);
  const readSources = useSources(threadId, version, said);
  const [isTyped, setTyped] = useState(false);
  const { data } = ledger;
  const isOther = version?.text !== text || (data !== undefined && data.preheader !== preheader);
  if (version && isOther && !isTyped) setTyped(true);
  const evidence = useEvidence(threadId, said, isTyped);
  const words = version?.text;
  const saved = useMemo(
    () => (words !== undefined && data ? { text: withPreheader(words, data.preheader), entries: data.entries } : null),
    [words, data],
  );
  // What it rests on is too long to be read again when a check corrects something.
  const rests = useMemo(
    () => evidence.data && { ...evidence.data, corrections: (data ?? evidence.data).corrections },
    [evidence.data, data],
  );
  const kept = useReadings(threadId, version !== null).data;
  const live = useLiveTrace(version && { text, preheader }, saved, { evidence: rests, readings: kept?.readings });
  // What is still being written has none yet.
  const entries = version ? live.entries : NO_ENTRIES;
  const draft = useMemo(
    () => (isEdited && live.isRead ? { text: withPreheader(text, preheader), entries } : null),
    [isEdited, live.isRead, text, preheader, entries],
  );
  const reading = useReading({ threadId, kept, draft });
  const { waivers } = data ?? evidence.data ?? NO_ANSWERS;
  const promises = useMemo(
    () => partPromises(live.promises, withPreheader(text, preheader), waivers),
    [live.promises, text, preheader, waivers],
  );
  const findings = useFindings(thread.brand, isEdited ? text : null, preheader ?? '', promises.open);
  const marked = useMemo(() => markedIn(entries, findings), [entries, findings]);
  const [card, setCard] = useState<{ index: number; isHeld: boolean } | null>(null);
  const [source, setSource] = useState<OpenedSource | null>(null);
  const [known, setKnown] = useState(marked);
  if (known !== marked) {
    setKnown(marked);
    setCard((shown) => shown && { ...shown, index: placeAmong(marked, known, shown.index) });
    setSource((opened) => opened && { ...opened, claim: placeAmong(marked, known, opened.claim) });
  }
  const [pointed, setPointed] = useState<number | null>(null);
  const [versionId, setVersionId] = useState(version?.id);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (versionId !== version?.id) {
    setVersionId(version?.id);
    // What was typed is only saved: one goes on looking at it.
    if (version?.origin !== 'edited' || version.text !== text) {
      setCard(null);
      setSource(null);
    }
  }

  const later = (then: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const now = (next: typeof card) => {
    clearTimeout(timer.current);
    setCard(next);
  };
  const elementOf = useCallback((index: number) => claimElement(desk.current, index), [desk]);
  const openSource = useCallback((entry: LedgerEntry, claim: number, opener: HTMLElement) => {
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
    // A browser that has no caret in the text yet would put it at the beginning, and the focus with it.
    window.getSelection()?.collapse(element, 0);
    element.focus();
    now({ index, isHeld: true });
  };
  return {
    threadId,
    /** What they are claims of. */
    text: withPreheader(text, preheader),
    /** What a source proves in the place of a claim that differs. */
    replacementOf: (entry: LedgerEntry) => replacementOf(entry, text, preheader),
    /** The place of the claim that is pointed at where all of them are listed. */
    pointed,
    point: setPointed,
    /** How often its user has said something in the thread. */
    said,
    ledger,
    readSources,
    entries,
    findings,
    /** The promises that somebody answers for: they are no findings. */
    waived: promises.waived,
    /** Claims and findings, in the order of the text: what has a card is known by its place among them. */
    marked,
    /** What the check model does with sentences that rules left open. */
    reading,
    /** True where claims and findings are those of the very words that are shown. */
    isRead: live.isRead,
    /** True where no claim can be traced while one types. */
    hasFailed: live.hasFailed || evidence.isError,
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
      go(nextClaim(marked, from, by, among === 'open' && marked.some(isOpenMark) ? isOpenMark : undefined)),
    source,
    openSource,
    closeSource: () => setSource(null),
  };
}
