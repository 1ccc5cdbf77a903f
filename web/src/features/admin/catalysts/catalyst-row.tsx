import type { AdminCatalyst } from '@copydesk/contracts';
import { httpUrl } from '@copydesk/text';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { SourceLink } from '@/ui/source-link';

interface CatalystRowProps {
  catalyst: AdminCatalyst;
  isOff: boolean;
  onEdit: () => void;
  onRetire: () => void;
}

export function CatalystRow({ catalyst, isOff, onEdit, onRetire }: CatalystRowProps) {
  const { title, text, sector, source, url, publishedAt, isSample, isRetired, feedId } = catalyst;
  const link = httpUrl(url);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <h3 dir="auto" className="font-medium break-words">
          {title}
        </h3>
        <p dir="auto" className="line-clamp-2 text-sm break-words text-muted">
          {text}
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-xs break-words text-muted">
          {isSample && <span className="rounded-sm border border-warn/35 px-1 text-warn">Sample</span>}
          <span>{sector}</span>
          {(source ?? link) && <SourceLink href={link}>{source ?? 'Source'}</SourceLink>}
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          {feedId === null && !isSample && <span>Added by hand</span>}
        </p>
      </div>
      <div className="flex gap-1">
        <Button variant="quiet" size="small" aria-label={`Edit ${title}`} disabled={isOff} onClick={onEdit}>
          Edit
        </Button>
        <Button
          size="small"
          aria-label={`${isRetired ? 'Bring back' : 'Retire'} ${title}`}
          disabled={isOff}
          onClick={onRetire}
        >
          {isRetired ? 'Bring back' : 'Retire'}
        </Button>
      </div>
    </li>
  );
}
