import type { RecentDraft } from '@copydesk/contracts';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { useDiscard } from './mutations';
import { useDrafts } from './queries';

const SHOWN = 3;

interface DraftsStripProps {
  toolName: (appId: number) => string;
  toolRoute: (appId: number) => string | null;
}

/** What was begun and not saved yet, the last worked on first. It is not there where there is no such draft. */
export function DraftsStrip({ toolName, toolRoute }: DraftsStripProps) {
  const { items: drafts, total = 0, hasNextPage, isFetchingNextPage, fetchNextPage } = useDrafts();
  const [isOpen, setOpen] = useState(false);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="continue-writing" className="rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center gap-2 pr-2 pl-4">
        <h2 id="continue-writing" className="text-sm font-medium">
          Continue writing
        </h2>
        <span className="text-xs text-muted tabular-nums">{total.toLocaleString('en-US')} not saved yet</span>
        {total > SHOWN && (
          <Button
            variant="quiet"
            size="small"
            className="ml-auto"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Show all'}
            <ChevronDown
              className={classNames('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
              aria-hidden
            />
          </Button>
        )}
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {drafts.slice(0, isOpen ? undefined : SHOWN).map((draft) => (
          <DraftRow
            key={draft.threadId}
            draft={draft}
            toolName={toolName(draft.appId)}
            route={toolRoute(draft.appId)}
          />
        ))}
      </ul>
      {isOpen && hasNextPage && (
        <div className="flex justify-center border-t border-line p-1.5">
          <Button variant="quiet" size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}

interface DraftRowProps {
  draft: RecentDraft;
  toolName: string;
  /** Where its tool opens; null where it has no screen. */
  route: string | null;
}

function DraftRow({ draft, toolName, route }: DraftRowProps) {
  const { threadId, campaignId, title, versions, isWriting, updatedAt } = draft;
  const discard = useDiscard();
  const name = title || 'Untitled draft';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-4">
      <div className="flex min-w-0 flex-1 basis-60 flex-col">
        <p dir="auto" className="truncate font-serif text-lg">
          {name}
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
          <span>{toolName}</span>
          <span aria-hidden>·</span>
          <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
          {versions > 0 && campaignId === null && (
            <>
              <span aria-hidden>·</span>
              <span>{versions === 1 ? '1 version' : `${versions} versions`}</span>
            </>
          )}
        </p>
      </div>
      {isWriting && (
        <Pill>
          <span aria-hidden className="size-1.5 animate-breathe rounded-full bg-accent" />
          Writing...
        </Pill>
      )}
      <div className="ml-auto flex gap-1">
        <Button
          variant="quiet"
          size="small"
          aria-label={`Discard ${name}`}
          disabled={isWriting || discard.isPending}
          onClick={() => discard.mutate(threadId)}
        >
          Discard
        </Button>
        {route && (
          <Link
            to={campaignId === null ? `${route}?thread=${threadId}` : `${route}?campaign=${campaignId}`}
            aria-label={`Open ${name}`}
            className={buttonStyle('plain', 'small')}
          >
            Open
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        )}
      </div>
    </li>
  );
}
