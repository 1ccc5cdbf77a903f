import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { DraftRow } from './draft-row';
import { useDrafts } from './use-drafts';

const SHOWN = 3;

interface DraftsStripProps {
  toolName: (appId: number) => string;
  toolRoute: (appId: number) => string | null;
}

/** What was begun and not saved yet, over the list. It is not there where there is no such draft. */
export function DraftsStrip({ toolName, toolRoute }: DraftsStripProps) {
  const { drafts, total, hasNextPage, isFetchingNextPage, fetchNextPage } = useDrafts();
  const [isOpen, setOpen] = useState(false);
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="recent-drafts" className="rounded-lg border border-dashed border-line-strong">
      <header className="flex min-h-11 items-center gap-2 pr-2 pl-4">
        <h2 id="recent-drafts" className="text-sm font-medium">
          Recent drafts
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
