import { draftToHtml, draftToPlainText } from '@copydesk/text';
import { Check, Copy } from 'lucide-react';
import { track } from '@/lib/track';
import { useCopy } from '@/lib/use-copy';
import { ActionButton, type ActionLook } from '../components/action-button';

interface CopyEmailProps {
  text: string;
  appId: number;
  threadId: string;
  generationId: number | null;
  look: ActionLook;
  disabled: boolean;
}

/** Copies the email, formatted and plain. */
export function CopyEmail({ text, appId, threadId, generationId, look, disabled }: CopyEmailProps) {
  const { copy, isCopied } = useCopy();
  const copyEmail = async () => {
    const isDone = await copy({ text: draftToPlainText(text), html: draftToHtml(text) });
    if (isDone) track('copy_to_clipboard', { appId, metadata: { contentLength: text.length, generationId, threadId } });
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <ActionButton
      look={look}
      disabled={disabled}
      label={isCopied ? 'Copied' : 'Copy'}
      icon={<Icon className={isCopied ? 'size-4 text-good' : 'size-4'} aria-hidden />}
      onClick={() => void copyEmail()}
    />
  );
}
