import { formatSigner } from '@copydesk/text';
import { type ReactNode, useRef, useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { useIsWide } from '@/lib/use-is-wide';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { ReviewScore, ScoreNumber } from '../checks/review-score';
import { StaleCheck } from '../checks/stale-check';
import { UncheckedClaims } from '../ledger/unchecked-claims';
import { bringIntoView } from '../margin/margin-notes';
import { rangeOf } from '../margin/text-range';
import { useMarkedNotes } from '../margin/use-marked-notes';
import { countLeft, type NoteItem, type OpenItem, waiverOf } from '../ready/open-items';
import { type ReadyActs, ReadyCard } from '../ready/ready-card';
import { useRailKeys } from '../ready/use-rail-keys';
import { WayOut } from '../ready/way-out';
import type { Workspace } from './use-workspace';

/** What is left to do in the draft, beside it: each thing leads to its place. Then it is the way out. */
export function ReadyRail({ workspace }: { workspace: Workspace }) {
  const { thread, shown, claims, ready, panels, email, editing, saving, out, review, isBusy } = workspace;
  const { items, notes, kept, left, isChecking, hasFailed } = ready;
  const isWide = useIsWide();
  const rail = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const all: OpenItem[] = [...items, ...notes];
  const openKey = all.some(({ key }) => key === chosen) ? chosen : (all[0]?.key ?? null);
  const told = JSON.stringify(all.map(({ key, span }) => ({ key, span: span && { from: span.from, to: span.to } })));
  const marks = { told, active: hovered ?? (openKey === chosen ? chosen : null) };
  const choose = (item: OpenItem) => {
    setChosen(item.key);
    const range = item.span && email.current && rangeOf(email.current, item.span);
    if (range) bringIntoView(range);
  };
  useMarkedNotes(email, claims.text, marks, {
    onHover: setHovered,
    onChoose: (key) => {
      setChosen(key);
      rail.current?.querySelector(`[data-card="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
  });
  const leave = (key: string | null) => {
    if (!isWide) panels.close();
    const span = all.find((item) => item.key === key)?.span;
    if (span && span.from >= shown.text.length) focusPreheader(email.current);
    else if (span) editing.session.focusAt(span.from);
    else editing.session.focus();
  };
  const takeKey = useRailKeys(
    rail,
    all.map(({ key }) => key),
    leave,
  );
  const acts = actsOf(workspace);
  const cardOf = (item: OpenItem, isStale = false) => (
    <ReadyCard
      key={item.key}
      item={item}
      isOpen={item.key === openKey}
      isStale={isStale}
      acts={acts}
      onChoose={() => choose(item)}
      onHover={(isOver) => setHovered(isOver ? item.key : null)}
    />
  );
  const isWritten = shown.version !== null;
  const isDone = isWritten && left === 0 && !isChecking && !hasFailed;
  return (
    <Panel
      title="Ready to send"
      description={isWritten ? countLeft(left) : undefined}
      takesFocus={!panels.isUnasked}
      closesByEscape={!isWide}
      onClose={panels.close}
    >
      <div ref={rail} role="presentation" onKeyDown={takeKey} className="flex flex-col gap-4">
        {!isWritten && <p className="text-sm text-muted">The email is being written. What is left to do comes here.</p>}
        {isWritten && isChecking && <p className="text-sm text-muted">Checking the figures…</p>}
        {claims.ledger.isError ? (
          <UncheckedClaims error={claims.ledger.error} onRetry={() => void claims.ledger.refetch()} />
        ) : (
          hasFailed && <p className="text-sm text-muted">The figures could not be checked while you type.</p>
        )}
        {isWritten && items.length > 0 && (
          <ul aria-label="Left to do" className="flex flex-col gap-2.5">
            {items.map((item) => cardOf(item))}
          </ul>
        )}
        {isDone && (
          <WayOut
            thread={thread}
            text={shown.text}
            generationId={saving.savedId}
            kept={kept.length}
            onPreview={() => panels.open({ kind: 'preview' })}
            read={out.read}
          />
        )}
        {ready.review && (
          <ReviewSection ready={ready.review} isBusy={isBusy} onAgain={review.open} notes={notes}>
            {notes.map((item) => cardOf(item, ready.review?.isStale))}
          </ReviewSection>
        )}
        {kept.length > 0 && <KeptItems kept={kept} onBringBack={ready.bringBack} />}
      </div>
      <Announcement>{isDone ? 'Nothing is left to do. The email is ready to send.' : ''}</Announcement>
    </Panel>
  );
}

function focusPreheader(email: HTMLElement | null): void {
  email?.querySelector<HTMLElement>('[aria-label=Preheader]')?.focus();
}

function actsOf({ thread, claims, ready, email, isBusy, ...rest }: Workspace): ReadyActs {
  const { replaceText, replaceFigure, suggestions } = rest;
  const useOf: ReadyActs['useOf'] = (item) => {
    if (item.kind === 'note') {
      const { edit, suggestion, byHand } = item.improvement;
      const result = ready.review?.result;
      if (byHand || !result || ready.review?.isStale) return null;
      if (edit) return { label: 'Use', act: () => suggestions.take(edit, suggestion) };
      return { label: 'Use', act: () => suggestions.apply(result, [item.place], () => undefined) };
    }
    if (item.kind === 'mending') {
      const { edit, text } = item;
      return { label: 'Use', act: () => suggestions.take(edit, text) };
    }
    if ('finding' in item) {
      const { offer } = item.finding;
      return offer && { label: `Use “${offer.word}” instead`, act: () => replaceText(offer) };
    }
    if (item.id === 'no-preheader') return { label: 'Add a preheader', act: () => focusPreheader(email.current) };
    if (item.id !== 'no-link' && item.id !== 'no-disclaimer') return null;
    const text = ready.mended[item.id];
    const label = item.id === 'no-link' ? 'Use the link of your offer' : 'Add it';
    return text === null ? null : { label, act: () => replaceText({ word: '', text, of: 'draft' }) };
  };
  return {
    threadId: thread.id,
    text: claims.text,
    // What would be put there was made of other words.
    isBusy: isBusy || !ready.isCurrent,
    replacementOf: claims.replacementOf,
    useFigure: replaceFigure,
    openSource: (entry, opener) => claims.openSource(entry, claims.marked.indexOf(entry), opener),
    useOf,
    keep: ready.keep,
  };
}

interface ReviewSectionProps {
  ready: NonNullable<Workspace['ready']['review']>;
  isBusy: boolean;
  onAgain: Workspace['review']['open'];
  notes: NoteItem[];
  children: ReactNode;
}

/** What the review of a version said: grey where the words have changed since. */
function ReviewSection({ ready, isBusy, onAgain, notes, children }: ReviewSectionProps) {
  const { result, version, isStale } = ready;
  return (
    <section
      aria-label={`Expert Review of version ${version.number}`}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-semibold">
          Expert Review <span className="font-normal text-muted">of version {version.number}</span>
        </h3>
        <ScoreNumber score={result.score} isStale={isStale} />
      </div>
      {isStale && <StaleCheck version={version.number} isBusy={isBusy} onAgain={() => onAgain(version)} />}
      <ReviewScore review={result} isStale={isStale} />
      {notes.length > 0 && (
        <ul aria-label="Notes" className="flex flex-col gap-2.5">
          {children}
        </ul>
      )}
    </section>
  );
}

interface KeptItemsProps {
  kept: OpenItem[];
  onBringBack: (item: OpenItem) => void;
}

/** What is kept, and of a promise why and by whom. */
function KeptItem({ item }: { item: OpenItem }) {
  const waiver = waiverOf(item);
  return (
    <span className="min-w-0 flex-1 text-muted">
      <span className="block truncate">{item.title}</span>
      {waiver && (
        <span className="block text-xs break-words">
          “{waiver.reason}” {formatSigner(waiver)}, {formatDate(waiver.at)}
        </span>
      )}
    </span>
  );
}

/** What somebody keeps as it is, folded. */
function KeptItems({ kept, onBringBack }: KeptItemsProps) {
  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="cursor-pointer rounded-sm py-1 text-muted max-md:min-h-11 max-md:py-3">
        {kept.length} kept
      </summary>
      <ul className="mt-1 flex flex-col">
        {kept.map((item) => (
          <li key={item.key} className="flex items-center gap-2 py-0.5">
            <KeptItem item={item} />
            <Button size="small" variant="quiet" onClick={() => onBringBack(item)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
