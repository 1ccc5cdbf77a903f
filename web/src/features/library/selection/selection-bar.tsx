import type { GenerationPreview } from '@copydesk/contracts';
import { Archive, ArchiveRestore, FileArchive, Folder, Star, Trash2, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonStyle } from '@/ui/button-style';
import { Menu } from '@/ui/menu';
import { FolderItems } from '../folders/folder-items';
import { useExport } from './use-export';
import { useAction } from './selection-action';

interface SelectionBarProps {
  selected: GenerationPreview[];
  shown: number;
  toolName: (appId: number) => string;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with all that is selected; each deed can be taken back. */
export function SelectionBar({ selected, shown, toolName, onSelectAll, onClear }: SelectionBarProps) {
  const act = useAction();
  const exporting = useExport(toolName);
  const areFavorites = selected.every(({ isFavorite }) => isFavorite);
  const areArchived = selected.every(({ isArchived }) => isArchived);
  const ArchiveIcon = areArchived ? ArchiveRestore : Archive;
  const count = selected.length.toLocaleString('en-US');
  const remove = () => {
    act.mutate({ action: 'delete', generations: selected });
    onClear();
  };
  return (
    <div
      role="region"
      aria-label="Selection"
      className="sticky bottom-4 z-10 mx-auto flex max-w-full animate-rise-in flex-wrap items-center justify-center gap-1 rounded-lg border border-line-strong bg-raised p-1.5 shadow-float max-sm:bottom-2"
    >
      <div className="flex items-center gap-1 max-sm:flex-1">
        <p role="status" className="px-2.5 text-sm font-medium tabular-nums">
          {count} selected
        </p>
        {selected.length < shown && (
          <button type="button" onClick={onSelectAll} className={buttonStyle('quiet', 'small')}>
            Select all shown
          </button>
        )}
      </div>
      <span aria-hidden className="mx-1 h-5 w-px bg-line-strong max-sm:hidden" />
      <div className="flex items-center gap-1 max-sm:order-last max-sm:basis-full max-sm:justify-around">
        <Menu side="top" trigger={<BarButton icon={<Folder className="size-4" aria-hidden />}>Move to</BarButton>}>
          <FolderItems onChoose={(folderId) => act.mutate({ action: 'move', folderId, generations: selected })} />
        </Menu>
        <BarButton
          icon={<Star className="size-4" aria-hidden />}
          onClick={() => act.mutate({ action: areFavorites ? 'unfavorite' : 'favorite', generations: selected })}
        >
          {areFavorites ? 'Unfavorite' : 'Favorite'}
        </BarButton>
        <BarButton
          icon={<ArchiveIcon className="size-4" aria-hidden />}
          onClick={() => act.mutate({ action: areArchived ? 'unarchive' : 'archive', generations: selected })}
        >
          {areArchived ? 'Unarchive' : 'Archive'}
        </BarButton>
        <BarButton
          icon={<FileArchive className="size-4" aria-hidden />}
          disabled={exporting.done !== null}
          onClick={() => void exporting.run(selected)}
        >
          {exporting.done === null ? 'Export' : `${exporting.done.toLocaleString('en-US')} of ${exporting.of}`}
        </BarButton>
        <BarButton icon={<Trash2 className="size-4" aria-hidden />} onClick={remove}>
          Delete
        </BarButton>
      </div>
      <button
        type="button"
        aria-label="Clear"
        title="Clear"
        onClick={onClear}
        className={buttonStyle('quiet', 'icon', 'size-8')}
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  icon: ReactNode;
  children: string;
}

/** On a phone the icon alone. */
function BarButton({ icon, children, ...rest }: BarButtonProps) {
  return (
    <button type="button" className={buttonStyle('quiet', 'small', 'text-text max-sm:w-9 max-sm:px-0')} {...rest}>
      {icon}
      <span className="max-sm:sr-only">{children}</span>
    </button>
  );
}
