import type { ThreadResponse } from '@copydesk/contracts';
import { CircleCheck, MailOpen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/button';
import { DownloadList } from '@/ui/download-list';
import { CopyEmail } from '../saving/copy-email';

interface WayOutProps extends ComponentProps<typeof DownloadList> {
  thread: ThreadResponse;
  text: string;
  generationId: number | null;
  /** How many things somebody keeps although they were found. */
  kept: number;
  onPreview: () => void;
}

/** What stands in the place of the list once nothing is left to do. */
export function WayOut({ thread, text, generationId, kept, onPreview, read }: WayOutProps) {
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-lg border border-good/30 bg-good-soft p-3 text-sm font-medium text-good">
        <CircleCheck className="size-4 shrink-0" aria-hidden />
        <span>Nothing is left to do.</span>
        {kept > 0 && (
          <span className="font-normal">{kept === 1 ? '1 kept as it is.' : `${kept} kept as they are.`}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" data-way-out onClick={onPreview}>
          <MailOpen className="size-4" aria-hidden />
          Preview
        </Button>
        <CopyEmail thread={thread} text={text} generationId={generationId} look="bar" disabled={false} />
      </div>
      <DownloadList read={read} />
    </div>
  );
}
