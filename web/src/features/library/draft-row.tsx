import type { RecentDraft } from '@copydesk/contracts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Pill } from '@/ui/pill';
import { useDiscard } from './use-discard';

interface DraftRowProps {
  draft: RecentDraft;
  toolName: string;
  /** Where its tool opens; null where it has no screen. */
  route: string | null;
}

export function DraftRow({ draft, toolName, route }: DraftRowProps) {
  const { threadId, title, versions, isWriting, updatedAt } = draft;
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
          {versions > 0 && (
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
            to={`${route}?thread=${encodeURIComponent(threadId)}`}
            aria-label={`Go on with ${name}`}
            className={buttonStyle('plain', 'small')}
          >
            Go on
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        )}
      </div>
    </li>
  );
}
