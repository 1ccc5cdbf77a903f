import type { FolderResponse } from '@copydesk/contracts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useDeleteFolder } from './mutations';

interface DeleteFolderDialogProps {
  folder: FolderResponse;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a folder goes. */
export function DeleteFolderDialog({ folder, onClose, onDeleted }: DeleteFolderDialogProps) {
  const deletion = useDeleteFolder(folder);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${folder.name}”?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="main"
            disabled={deletion.isPending}
            onClick={() => deletion.mutate(undefined, { onSuccess: onDeleted })}
          >
            {deletion.isPending ? 'Deleting...' : 'Delete Folder'}
          </Button>
        </>
      }
    >
      <p className="text-muted">{describeDeletion(folder.count)}</p>
    </Dialog>
  );
}

/** What becomes of the emails in a folder that is deleted. */
export function describeDeletion(count: number): string {
  if (count === 0) return 'No emails are deleted.';
  const emails = count === 1 ? 'The email in it moves' : `The ${count.toLocaleString('en-US')} emails in it move`;
  return `${emails} to Unorganized. No email is deleted.`;
}
