import type { LedgerEntry } from '@copydesk/contracts';
import { isOpenClaim, lookOf } from '@copydesk/text';
import { FileSearch } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { LOOKS } from '@/lib/claims/claim-style';
import { describeLedger, explainClaim, LOOK_WORDS } from '@/lib/claims/describe-claim';
import { useIsWide } from '@/lib/use-is-wide';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { Panel } from '@/ui/panel';
import { isFinding } from './claim-marks';
import { ReadingNote } from './readings/reading-note';
import type { Claims } from './use-claims';

interface LedgerPanelProps {
  claims: Claims;
  onClose: () => void;
}

/** A claim, and its place among all that is marked. */
interface Listed {
  entry: LedgerEntry;
  index: number;
}

/** All claims of the draft: those that somebody has to look at first. Each leads to its place and to its source. */
export function LedgerPanel({ claims, onClose }: LedgerPanelProps) {
  const listed = claims.marked.flatMap((entry, index): Listed[] => (isFinding(entry) ? [] : [{ entry, index }]));
  const [open, done] = [true, false].map((isOpen) => listed.filter(({ entry }) => isOpenClaim(entry) === isOpen));
  const { words } = describeLedger(claims);
  return (
    <Panel title="Claims" description={listed.length === 0 ? undefined : words} label="Claims" onClose={onClose}>
      {listed.length === 0 && <p className="text-sm text-muted">This draft makes no claim that could be traced.</p>}
      <div role="presentation" className="flex flex-col gap-5" onKeyDown={stepByArrow}>
        <ClaimList heading="To look at" listed={open ?? []} claims={claims} onLeave={onClose} />
        <ClaimList heading="Settled" listed={done ?? []} claims={claims} onLeave={onClose} />
      </div>
      {listed.length > 0 && <ReadingNote {...claims.reading} />}
    </Panel>
  );
}

interface ClaimListProps {
  heading: string;
  listed: Listed[];
  claims: Claims;
  /** On a phone the list lies over the text: it makes room for the claim that is chosen. */
  onLeave: () => void;
}

function ClaimList({ heading, listed, claims, onLeave }: ClaimListProps) {
  const id = useId();
  const isWide = useIsWide();
  if (listed.length === 0) return null;
  const go = (index: number) => {
    if (!isWide) onLeave();
    claims.go(index);
  };
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-sm font-semibold">
        {heading} <span className="font-normal text-muted tabular-nums">{listed.length}</span>
      </h3>
      <ul className="-mx-2 flex flex-col">
        {listed.map(({ entry, index }) => (
          <ListedClaim key={index} entry={entry} index={index} claims={claims} onGo={() => go(index)} />
        ))}
      </ul>
    </section>
  );
}

interface ListedClaimProps extends Listed {
  claims: Claims;
  onGo: () => void;
}

function ListedClaim({ entry, index, claims, onGo }: ListedClaimProps) {
  const look = lookOf(entry);
  const { Icon, color } = LOOKS[look];
  const quote = entry.quote.replaceAll('**', '');
  const point = () => claims.point(index);
  return (
    <li
      className="flex items-start gap-1"
      onPointerEnter={point}
      onPointerLeave={() => claims.point(null)}
      onFocus={point}
      onBlur={() => claims.point(null)}
    >
      <button
        type="button"
        data-listed-claim
        onClick={onGo}
        className="flex min-h-9 min-w-0 flex-1 items-start gap-2.5 rounded-md px-2 py-1.5 text-left text-sm hover:bg-raised focus-visible:-outline-offset-2 max-md:min-h-11"
      >
        <Icon className={classNames('mt-0.5 size-4 shrink-0', color)} aria-hidden />
        <span className="min-w-0 break-words">
          <span dir="auto" className="font-medium">
            {quote}
          </span>{' '}
          <span className="text-muted">{LOOK_WORDS[look]}</span>
          {isOpenClaim(entry) && <span className="block text-muted">{explainClaim(entry)}</span>}
        </span>
      </button>
      {(entry.source ?? entry.near) && (
        <button
          type="button"
          aria-label={`Open the source of ${quote}`}
          title="Open the source"
          onClick={({ currentTarget }) => claims.openSource(entry, index, currentTarget)}
          className={buttonStyle('quiet', 'icon')}
        >
          <FileSearch className="size-4" aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Up and down go from claim to claim. */
function stepByArrow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const claims = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-listed-claim]')];
  const row = document.activeElement?.closest('li');
  const at = claims.findIndex((claim) => row?.contains(claim) === true);
  const next = claims[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
