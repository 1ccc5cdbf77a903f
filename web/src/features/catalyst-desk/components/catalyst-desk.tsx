import type { AdminCatalyst } from '@copydesk/contracts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { SearchBox } from '@/ui/search-box';
import { ToggleGroup } from '@/ui/toggle-group';
import { useCatalystView } from '../catalyst-view';
import type { TypedCatalyst } from '../typed-catalyst';
import { useCatalysts } from '../use-catalysts';
import { CatalystDialog } from './catalyst-dialog';
import { CatalystRows } from './catalyst-rows';

const VERSION = 1;

const VIEWS = [
  { value: 'used', label: 'In use' },
  { value: 'retired', label: 'Retired' },
] as const;

/** All catalysts there are, to be searched, added, edited, retired and brought back. */
export function CatalystDesk() {
  const { view, changeView } = useCatalystView();
  const list = useCatalysts(view);
  const [edited, setEdited] = useState<AdminCatalyst | 'new' | null>(null);
  const [typed, setTyped] = useStoredState<Record<string, TypedCatalyst | undefined>>('catalysts', VERSION, {});
  const editedKey = edited === null || edited === 'new' ? 'new' : String(edited.id);
  return (
    <Card aria-labelledby="catalysts" className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3">
        <h2 id="catalysts" className="font-semibold">
          Catalysts
        </h2>
        {list.data && <span className="text-sm text-muted tabular-nums">{list.total.toLocaleString('en-US')}</span>}
        <Button variant="main" size="small" className="ml-auto" onClick={() => setEdited('new')}>
          <Plus className="size-4" aria-hidden />
          Add catalyst
        </Button>
      </header>
      <div role="search" aria-label="Catalysts" className="flex flex-wrap items-start gap-2 px-4 pb-4">
        <SearchBox
          q={view.q}
          isReading={list.isFetching && !list.isPending}
          placeholder="Search titles and text"
          onSearch={(q) => changeView({ q })}
        />
        <ToggleGroup
          label="Which catalysts"
          options={VIEWS}
          value={view.retired ? 'retired' : 'used'}
          onChange={(value) => changeView({ retired: value === 'retired' })}
        />
      </div>
      <CatalystRows list={list} view={view} onEdit={setEdited} />
      {edited && (
        <CatalystDialog
          catalyst={edited === 'new' ? null : edited}
          typed={typed[editedKey]}
          onType={(now) => setTyped((before) => ({ ...before, [editedKey]: now }))}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
