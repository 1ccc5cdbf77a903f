import { GENERATION_SORTS } from '@copydesk/contracts';
import { Archive, ArrowDownUp, Folder, SlidersHorizontal, Sparkles } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { Menu, MenuChoice, MenuRule, SubMenu } from '@/ui/menu';
import { FolderDot } from './folders/folder-badge';
import type { ChangeView, LibraryView } from './library-view';
import { SORT_NAMES } from './sort-names';
import { useFolders } from './use-folders';
import { useLibrarySummary } from './use-library-summary';

interface ViewMenuProps {
  view: LibraryView;
  onChange: ChangeView;
  toolName: (appId: number) => string;
}

/** The choices that one needs now and then. */
export function ViewMenu({ view, onChange, toolName }: ViewMenuProps) {
  const folders = useFolders().data ?? [];
  const summary = useLibrarySummary().data;
  const isArchive = view.filter === 'archived';
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
    </Menu>
  );
}

function Count({ children }: { children: number }) {
  return <span className="ml-1 text-faint tabular-nums">{children.toLocaleString('en-US')}</span>;
}
