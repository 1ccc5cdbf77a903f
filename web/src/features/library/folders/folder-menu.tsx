import type { FolderResponse } from '@copydesk/contracts';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { buttonStyle } from '@/ui/button-style';
import { Menu, MenuItem } from '@/ui/menu';

interface FolderMenuProps {
  folder: FolderResponse;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a folder. */
export function FolderMenu({ folder, onEdit, onDelete }: FolderMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for folder ${folder.name}`}
          className={buttonStyle('quiet', 'small', 'ml-auto w-8')}
        >
          <Ellipsis className="size-4 shrink-0" aria-hidden />
        </button>
      }
    >
      <MenuItem icon={<Pencil className="size-4" aria-hidden />} onSelect={onEdit}>
        Edit Folder
      </MenuItem>
      <MenuItem tone="bad" icon={<Trash2 className="size-4" aria-hidden />} onSelect={onDelete}>
        Delete Folder
      </MenuItem>
    </Menu>
  );
}
