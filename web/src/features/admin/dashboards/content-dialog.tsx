import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { CopyButton } from './copy-button';

interface ContentDialogProps {
  title: string;
  content: string;
  onClose: () => void;
}

export function ContentDialog({ title, content, onClose }: ContentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={title}
      footer={<CopyButton text={content}>Copy Content</CopyButton>}
    >
      <div dir="auto" className="font-serif text-draft">
        <FormattedText text={content} />
      </div>
    </Dialog>
  );
}
