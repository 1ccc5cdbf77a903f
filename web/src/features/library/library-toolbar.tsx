import { GENERATION_SORTS, type GenerationSort } from '@copydesk/contracts';
import {
  Archive,
  ArrowDownUp,
  Columns3,
  FileSpreadsheet,
  Folder,
  List,
  SlidersHorizontal,
  Sparkles,
  X,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { buttonStyle } from '@/ui/button-style';
import { Menu, MenuChoice, MenuItem, MenuRule, SubMenu } from '@/ui/menu';
import { SearchBox } from '@/ui/search-box';
import { ToggleGroup } from '@/ui/toggle-group';
import { FolderDot } from './folders/folder-items';
import type { ChangeView, LibraryView } from './library-view';
import { useFolders, useLibrarySummary } from './queries';

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

interface ViewMenuProps {
  view: LibraryView;
  onChange: ChangeView;
  toolName: (appId: number) => string;
}

/** The choices that one needs now and then. */
function ViewMenu({ view, onChange, toolName }: ViewMenuProps) {
  const folders = useFolders().data ?? [];
  const summary = useLibrarySummary().data;
  const isArchive = view.filter === 'archived';
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Sort and filter"
          title="Sort and filter"
          className={buttonStyle('plain', 'icon', 'size-9.5')}
        >
          <SlidersHorizontal className="size-4" aria-hidden />
        </button>
      }
    >
      <SubMenu icon={<ArrowDownUp className="size-4" aria-hidden />} label="Sort">
        {GENERATION_SORTS.map((sort) => (
          <MenuChoice key={sort} isChosen={view.sort === sort} onSelect={() => onChange({ sort })}>
            {SORT_NAMES[sort]}
          </MenuChoice>
        ))}
      </SubMenu>
      <SubMenu icon={<Folder className="size-4" aria-hidden />} label="Folder">
        <MenuChoice isChosen={view.folderId === null} onSelect={() => onChange({ folderId: null })}>
          All folders
        </MenuChoice>
        <MenuChoice isChosen={view.folderId === 'none'} onSelect={() => onChange({ folderId: 'none' })}>
          Unorganized
        </MenuChoice>
        {folders.map(({ id, name, color }) => (
          <MenuChoice
            key={id}
            icon={<FolderDot color={color} />}
            isChosen={view.folderId === id}
            onSelect={() => onChange({ folderId: id })}
          >
            {name}
          </MenuChoice>
        ))}
      </SubMenu>
      <SubMenu icon={<Sparkles className="size-4" aria-hidden />} label="Tool">
        <MenuChoice isChosen={view.appId === null} onSelect={() => onChange({ appId: null })}>
          All tools
        </MenuChoice>
        {summary?.byApp.map(({ appId, count }) => (
          <MenuChoice key={appId} isChosen={view.appId === appId} onSelect={() => onChange({ appId })}>
            {toolName(appId)} <Count>{count}</Count>
          </MenuChoice>
        ))}
      </SubMenu>
      <MenuRule />
      <MenuChoice
        icon={<Archive className="size-4" aria-hidden />}
        isChosen={isArchive}
        onSelect={() => onChange({ filter: isArchive ? 'all' : 'archived' })}
      >
        Archived {summary && <Count>{summary.archived}</Count>}
      </MenuChoice>
      <MenuItem icon={<FileSpreadsheet className="size-4" aria-hidden />} onSelect={() => void navigate('/results')}>
        Bring in results
      </MenuItem>
    </Menu>
  );
}

function Count({ children }: { children: number }) {
  return <span className="ml-1 text-faint tabular-nums">{children.toLocaleString('en-US')}</span>;
}

interface ViewChipsProps {
  view: LibraryView;
  onChange: ChangeView;
  toolName: (appId: number) => string;
}

/** The choices of the menu that are not as usual; each can be taken back. */
export function ViewChips({ view, onChange, toolName }: ViewChipsProps) {
  const folders = useFolders().data;
  const { filter, folderId, appId, sort } = view;
  const folderName =
    folderId === 'none' ? 'Unorganized' : (folders?.find(({ id }) => id === folderId)?.name ?? `Folder ${folderId}`);
  const chips: { name: string; back: Partial<LibraryView> }[] = [];
  if (filter === 'archived') chips.push({ name: 'Archived', back: { filter: 'all' } });
  if (folderId !== null) chips.push({ name: folderName, back: { folderId: null } });
  if (appId !== null) chips.push({ name: toolName(appId), back: { appId: null } });
  if (sort !== 'newest') chips.push({ name: SORT_NAMES[sort], back: { sort: 'newest' } });
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Chosen" className="flex flex-wrap gap-2">
      {chips.map(({ name, back }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove: ${name}`}
            onClick={() => onChange(back)}
            className="relative inline-flex h-7 max-w-full max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-2 items-center gap-1.5 rounded-full border border-accent/30 bg-accent-soft pr-2 pl-3 text-xs font-medium text-text transition-colors duration-150 hover:border-accent/60"
          >
            <span dir="auto" className="truncate">
              {name}
            </span>
            <X className="size-3.5 text-muted" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

const SORT_NAMES: Record<GenerationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  tool: 'By tool',
  clicked: 'Most clicks first',
  sold: 'Most sales first',
};
