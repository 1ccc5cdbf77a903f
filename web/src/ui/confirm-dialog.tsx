import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  title: string;
  /** What becomes of what, so that nobody has to guess. */
  description: string;
  /** The word on the button. */
  action: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that others notice. */
export function ConfirmDialog({ title, description, action, isPending, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="main" disabled={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
