import type { ThreadResponse } from '@copydesk/contracts';
import { draftToHtml, draftToPlainText } from '@copydesk/text';
import { Check, Copy } from 'lucide-react';
import { track } from '@/lib/track';
import { useCopy } from '@/ui/use-copy';
import { ActionButton, type ActionLook } from '../parts/action-button';

interface CopiedEmail {
  thread: ThreadResponse;
  text: string;
  /** The saved email, if it was saved. */
  generationId: number | null;
}

/** Copies the email, formatted and plain. */
export function useCopyEmail({ thread, text, generationId }: CopiedEmail) {
  const { copy, isCopied } = useCopy();
  const copyEmail = async () => {
    const isDone = await copy({ text: draftToPlainText(text), html: draftToHtml(text) });
    if (!isDone) return;
    const { id: threadId, appId } = thread;
    track('copy_to_clipboard', { appId, metadata: { contentLength: text.length, generationId, threadId } });
  };
  return { copyEmail, isCopied };
}

export function CopyEmail({ look, disabled, ...email }: CopiedEmail & { look: ActionLook; disabled: boolean }) {
  const { copyEmail, isCopied } = useCopyEmail(email);
  return (
    <ActionButton
      look={look}
      disabled={disabled}
      label={isCopied ? 'Copied' : 'Copy'}
      Icon={isCopied ? Check : Copy}
      isDone={isCopied}
      onClick={() => void copyEmail()}
    />
  );
}
