import type { GenerationPreview } from '@copydesk/contracts';
import {
  Archive,
  ArchiveRestore,
  Copy,
  CopyPlus,
  Download,
  Ellipsis,
  Folder,
  Pencil,
  Star,
  Trash2,
} from 'lucide-react';
import { type RefObject, Suspense, useRef } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { buttonStyle } from '@/ui/button-style';
import { Menu, MenuItem, MenuRule, SubMenu } from '@/ui/menu';
import { FolderItems } from './folders/folder-items';
import type { useGenerationActions } from './use-generation-actions';

const DownloadItems = lazyComponent(async () => ({ default: (await import('@/ui/download-items')).DownloadItems }));

interface GenerationMenuProps {
  generation: GenerationPreview;
  actions: ReturnType<typeof useGenerationActions>;
  button: RefObject<HTMLButtonElement | null>;
  onRename: () => void;
  /** The email leaves the screen, and the focus with it. */
  onRemoved: () => void;
}

/** What can be done with a saved email. */
export function GenerationMenu({ generation, actions, button, onRename, onRemoved }: GenerationMenuProps) {
  const movesFocus = useRef(false);
  const rename = () => {
    movesFocus.current = true;
    onRename();
  };
  const remove = () => {
    if (!actions.remove()) return;
    movesFocus.current = true;
    onRemoved();
  };
  const { isArchived, folderId } = generation;
  const ArchiveIcon = isArchived ? ArchiveRestore : Archive;
  return (
    <Menu
      onCloseAutoFocus={(event) => {
        if (movesFocus.current) event.preventDefault();
        movesFocus.current = false;
      }}
      trigger={
        <button
          ref={button}
          type="button"
          aria-label={`Actions for ${generation.title}`}
          title="Actions"
          className={buttonStyle('quiet', 'icon')}
        >
          <Ellipsis className="size-4" aria-hidden />
        </button>
      }
    >
      <MenuItem icon={<Copy className="size-4" aria-hidden />} onSelect={actions.copy}>
        Copy Content
      </MenuItem>
      <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={rename}>
        Rename
      </MenuItem>
      <MenuItem icon={<Star className="size-4" aria-hidden />} onSelect={actions.toggleFavorite}>
        {actions.favoriteLabel}
      </MenuItem>
      <SubMenu icon={<Folder className="size-4" aria-hidden />} label="Move to">
        <FolderItems current={folderId} onChoose={actions.move} />
      </SubMenu>
      <MenuItem icon={<CopyPlus className="size-4" aria-hidden />} onSelect={actions.duplicate}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<ArchiveIcon className="size-4" aria-hidden />} onSelect={actions.archive}>
        {isArchived ? 'Unarchive' : 'Archive'}
      </MenuItem>
      <SubMenu icon={<Download className="size-4" aria-hidden />} label="Download">
        <Suspense
          fallback={
            <MenuItem disabled onSelect={() => undefined}>
              Loading…
            </MenuItem>
          }
        >
          <DownloadItems read={actions.readFile} readSources={actions.readSources} />
        </Suspense>
      </SubMenu>
      <MenuRule />
      <MenuItem tone="bad" icon={<Trash2 className="size-4" aria-hidden />} onSelect={remove}>
        Delete
      </MenuItem>
    </Menu>
  );
}
