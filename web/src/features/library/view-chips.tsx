import { X } from 'lucide-react';
import type { ChangeView, LibraryView } from './library-view';
import { SORT_NAMES } from './sort-names';
import { useFolders } from './use-folders';

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
            className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border border-accent/30 bg-accent-soft pr-2 pl-3 text-xs font-medium text-text transition-colors duration-150 hover:border-accent/60"
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
