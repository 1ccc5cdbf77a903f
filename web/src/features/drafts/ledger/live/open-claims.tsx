import type { LedgerEntry } from '@copydesk/contracts';
import { ChevronRight } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { ClaimDetails } from '../claim-details';
import { LOOKS } from '@/lib/claims/claim-style';
import { isOpen, LOOK_WORDS, lookOf } from '@/lib/claims/describe-claim';
import type { Claims } from '../use-claims';

interface OpenClaimsProps {
  traced: { text: string; entries: LedgerEntry[] };
  threadId: string;
  list: RefObject<HTMLUListElement | null>;
  onShow: (entry: LedgerEntry) => void;
  onOpenSource: Claims['openSource'];
}

/** The first of more: who has so many reads the saved version. */
const LISTED = 40;

/** The claims of what is typed that no source proves, and those that somebody answers for; each unfolds. */
export const OpenClaims = memo(function OpenClaims({ traced, threadId, list, onShow, onOpenSource }: OpenClaimsProps) {
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const { text, entries } = traced;
  const listed = entries.filter((entry) => isOpen(entry) || lookOf(entry) === 'waived');
  if (listed.length === 0) return null;
  return (
    <ul ref={list} aria-label="Claims to look at" className="divide-y divide-line rounded-lg border border-line">
      {listed.slice(0, LISTED).map((entry, at) => {
        const look = lookOf(entry);
        const { Icon, color } = LOOKS[look];
        // The same words may stand in several places.
        const key = `${entry.quote} ${listed.slice(0, at).filter(({ quote }) => quote === entry.quote).length}`;
        const isUnfolded = key === unfolded;
        return (
          <li key={key}>
            <button
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(isUnfolded ? null : key)}
              className="flex min-h-11 w-full items-center gap-2.5 px-3.5 py-2 text-left text-sm"
            >
              <Icon className={classNames('size-4 shrink-0', color)} aria-hidden />
              <span dir="auto" className="min-w-0 truncate">
                {entry.quote}
              </span>
              <span className="shrink-0 text-muted">{LOOK_WORDS[look]}</span>
              <ChevronRight
                aria-hidden
                className={classNames('ml-auto size-4 shrink-0 text-faint', isUnfolded && 'rotate-90')}
              />
            </button>
            {isUnfolded && (
              <div className="px-3.5 pb-3.5 pl-10">
                <ClaimDetails
                  entry={entry}
                  text={text}
                  threadId={threadId}
                  onOpenSource={(opener) => onOpenSource(entry, null, opener)}
                >
                  <Button size="small" variant="quiet" onClick={() => onShow(entry)}>
                    Show in the text
                  </Button>
                </ClaimDetails>
              </div>
            )}
          </li>
        );
      })}
      {listed.length > LISTED && (
        <li className="px-3.5 py-2.5 text-sm text-muted">and {listed.length - LISTED} more</li>
      )}
    </ul>
  );
});
