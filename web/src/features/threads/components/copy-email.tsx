import { draftToHtml, draftToPlainText } from '@copydesk/text';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { writeClipboard } from '@/lib/clipboard';
import { track } from '@/lib/track';
import { Button } from '@/ui/button';
import { toast, toastFailure } from '@/ui/toast/toast-store';

const CONFIRMED_MS = 2_000;

interface CopyEmailProps {
  text: string;
  appId: number;
  threadId: string;
}

/** Copies the email, formatted and plain. */
export function CopyEmail({ text, appId, threadId }: CopyEmailProps) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    try {
      await writeClipboard({ text: draftToPlainText(text), html: draftToHtml(text) });
    } catch {
      toastFailure('Failed to copy', 'Could not copy to clipboard.');
      return;
    }
    setCopiedAt(Date.now());
    toast({ title: 'Copied to clipboard' });
    track('copy_to_clipboard', { appId, metadata: { contentLength: text.length, threadId } });
  };

  const isConfirmed = copiedAt !== null;
  const Icon = isConfirmed ? Check : Copy;
  return (
    <Button size="small" onClick={() => void copy()}>
      <Icon className={isConfirmed ? 'size-4 text-good' : 'size-4'} aria-hidden />
      {isConfirmed ? 'Copied' : 'Copy'}
    </Button>
  );
}
