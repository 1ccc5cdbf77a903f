import type { RecentGeneration } from '@copydesk/contracts';
import { formatDateTime } from '@/lib/format-date';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { CopyButton } from './copy-button';
import { FactList } from './fact-list';
import { FormInput } from './form-input';
import { formOf, sayLength, sayUser } from './say-event';

interface GenerationDialogProps {
  generation: RecentGeneration;
  onClose: () => void;
}

const STATUS: Record<string, string> = { generation_completed: 'Completed' };

/** A generation, whole. */
export function GenerationDialog({ generation, onClose }: GenerationDialogProps) {
  const { username, appName, createdAt, content, actionType, metadata } = generation;
  const facts = [
    { name: 'User', value: sayUser(username) },
    { name: 'App', value: appName ?? 'No tool' },
    { name: 'Created', value: formatDateTime(createdAt) },
    { name: 'Length', value: sayLength(content?.length ?? 0) },
    { name: 'Status', value: STATUS[actionType] ?? actionType },
    { name: 'Thread', value: metadata?.threadId ?? 'none' },
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Generated content"
      footer={content !== null && <CopyButton text={content}>Copy Content</CopyButton>}
    >
      <div className="flex flex-col gap-5">
        <FactList facts={facts} />
        {content === null ? (
          <p className="text-muted">No content available</p>
        ) : (
          <div dir="auto" className="border-t border-line pt-4 font-serif text-draft">
            <FormattedText text={content} />
          </div>
        )}
        <FormInput form={formOf(metadata)} />
      </div>
    </Dialog>
  );
}
