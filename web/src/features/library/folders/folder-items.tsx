import type { FolderResponse } from '@copydesk/contracts';
import { MenuChoice } from '@/ui/menu';
import { useFolders } from '../queries';

interface FolderItemsProps {
  /** The folder in which the email lies; undefined where there are several. */
  current?: number | null;
  onChoose: (folderId: number | null) => void;
}

/** The entries of a menu from which a folder is chosen. */
export function FolderItems({ current, onChoose }: FolderItemsProps) {
  const folders = useFolders().data ?? [];
  const choose = (folderId: number | null) => {
    if (folderId !== current) onChoose(folderId);
  };
  return (
    <>
      <MenuChoice isChosen={current === null} onSelect={() => choose(null)}>
        Unorganized
      </MenuChoice>
      {folders.map(({ id, name, color }) => (
        <MenuChoice key={id} icon={<FolderDot color={color} />} isChosen={current === id} onSelect={() => choose(id)}>
          {name}
        </MenuChoice>
      ))}
    </>
  );
}

export function FolderDot({ color }: { color: string }) {
  return <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: color }} />;
}

/** The folder in which an email lies, in the folder's color. */
export function FolderBadge({ folder: { name, color } }: { folder: FolderResponse }) {
  return (
    <span
      className="inline-flex h-6 max-w-48 min-w-0 items-center gap-1.5 rounded-full border px-2.5 text-xs font-medium text-text"
      style={{ borderColor: `${color}80`, background: `${color}26` }}
    >
      <FolderDot color={color} />
      <span dir="auto" className="truncate">
        {name}
      </span>
    </span>
  );
}
