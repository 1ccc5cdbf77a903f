import type { AdminCatalyst } from '@copydesk/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePagedList } from '@/lib/use-paged-list';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { ListCard } from '@/ui/list-card';
import { ListSearch } from '@/ui/list-search';
import { ToggleGroup } from '@/ui/toggle-group';
import { pathOfCatalysts } from './catalyst-calls';
import { CatalystDialog } from './catalyst-dialog';
import { LISTS_KEY } from './catalyst-keys';
import { CatalystRow } from './catalyst-row';
import { type CatalystView, useCatalystView } from './catalyst-view';
import { useRetireCatalyst } from './mutations';
import type { TypedCatalyst } from './typed-catalyst';

const VERSION = 1;

const VIEWS = [
  { value: 'used', label: 'In use' },
  { value: 'retired', label: 'Retired' },
] as const;

/** All catalysts there are, to be searched, added, edited, retired and brought back. */
export function CatalystDesk() {
  const { view, changeView } = useCatalystView();
  const list = usePagedList<AdminCatalyst>(LISTS_KEY, pathOfCatalysts(view));
  const { retire, isPending } = useRetireCatalyst();
  const [edited, setEdited] = useState<AdminCatalyst | 'new' | null>(null);
  const [typed, setTyped] = useStoredState<Record<string, TypedCatalyst | undefined>>('catalysts', VERSION, {});
  const editedKey = edited === null || edited === 'new' ? 'new' : String(edited.id);
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
      {edited && (
        <CatalystDialog
          catalyst={edited === 'new' ? null : edited}
          typed={typed[editedKey]}
          onType={(now) => setTyped((before) => ({ ...before, [editedKey]: now }))}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function describeNothing({ q, retired }: CatalystView): string {
  if (q) return 'No matches found. Try other words.';
  return retired ? 'No catalyst is retired.' : 'There are no catalysts yet. Add one, or have a news feed read.';
}
