import type { AdminCatalyst } from '@copydesk/contracts';
import { httpUrl } from '@copydesk/text';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { Button } from '@/ui/button';
import { ListCard, ListSearch } from '@/ui/list-card';
import { SourceLink } from '@/ui/source-link';
import { ToggleGroup } from '@/ui/toggle-group';
import { CatalystDialog } from './catalyst-dialog';
import { useRetireCatalyst } from './mutations';
import { type CatalystView, useCatalysts, useCatalystView } from './queries';

const VIEWS = [
  { value: 'used', label: 'In use' },
  { value: 'retired', label: 'Retired' },
] as const;

/** All catalysts there are, to be searched, added, edited, retired and brought back. */
export function AdminCatalysts() {
  const { view, changeView } = useCatalystView();
  const list = useCatalysts(view);
  const { retire, isPending } = useRetireCatalyst();
  const [edited, setEdited] = useState<AdminCatalyst | 'new' | null>(null);
  return (
    <>
      <ListCard
        title="Catalysts"
        list={list}
        action={
          <Button variant="main" size="small" onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden />
            Add catalyst
          </Button>
        }
        filters={
          <>
            <ListSearch
              list={list}
              q={view.q}
              placeholder="Search titles and text"
              onSearch={(q) => changeView({ q })}
            />
            <ToggleGroup
              label="Which catalysts"
              options={VIEWS}
              value={view.retired ? 'retired' : 'used'}
              onChange={(value) => changeView({ retired: value === 'retired' })}
            />
          </>
        }
        nothing={describeNothing(view)}
      >
        {list.items.map((catalyst) => (
          <CatalystRow
            key={catalyst.id}
            catalyst={catalyst}
            isOff={isPending}
            onEdit={() => setEdited(catalyst)}
            onRetire={() => retire(catalyst, !catalyst.isRetired)}
          />
        ))}
      </ListCard>
      {edited && <CatalystDialog catalyst={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function describeNothing({ q, retired }: CatalystView): string {
  if (q) return 'No matches found. Try other words.';
  return retired ? 'No retired catalysts.' : 'There are no catalysts yet. Add one, or have a news feed read.';
}

interface CatalystRowProps {
  catalyst: AdminCatalyst;
  isOff: boolean;
  onEdit: () => void;
  onRetire: () => void;
}

function CatalystRow({ catalyst, isOff, onEdit, onRetire }: CatalystRowProps) {
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
