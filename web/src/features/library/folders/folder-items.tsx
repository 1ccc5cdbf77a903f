import { MenuChoice } from '@/ui/menu';
import { useFolders } from '../use-folders';
import { FolderDot } from './folder-badge';

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
