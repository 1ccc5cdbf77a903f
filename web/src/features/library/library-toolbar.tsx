import { Columns3, List } from 'lucide-react';
import { SearchBox } from '@/ui/search-box';
import { ToggleGroup } from '@/ui/toggle-group';
import type { ChangeView, LibraryView } from './library-view';
import { ViewMenu } from './view-menu';

interface LibraryToolbarProps {
  view: LibraryView;
  onChange: ChangeView;
  toolName: (appId: number) => string;
  isReading: boolean;
}

const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'favorites', label: 'Favorites' },
] as const;

const LAYOUTS = [
  { value: 'list', label: 'List View', icon: List },
  { value: 'board', label: 'Folder View', icon: Columns3 },
] as const;

/** What of the library one looks at, and how. */
export function LibraryToolbar({ view, onChange, toolName, isReading }: LibraryToolbarProps) {
  return (
    <div role="search" aria-label="My Generations" className="flex flex-wrap items-start gap-2">
      <SearchBox
        q={view.q}
        isReading={isReading}
        placeholder="Search titles and text"
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <ToggleGroup
        label="Filter"
        options={FILTERS}
        value={view.filter === 'archived' ? null : view.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <div className="flex gap-2 max-sm:ml-auto">
        <ToggleGroup label="Layout" options={LAYOUTS} value={view.layout} onChange={(layout) => onChange({ layout })} />
        <ViewMenu view={view} onChange={onChange} toolName={toolName} />
      </div>
    </div>
  );
}
