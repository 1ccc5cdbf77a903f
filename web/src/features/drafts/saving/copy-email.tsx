import { PART_NAMES, type CampaignPartName, type ThreadResponse } from '@copydesk/contracts';
import { countCharacters, draftToHtml, draftToPlainText } from '@copydesk/text';
import { Check, Copy } from 'lucide-react';
import { track } from '@/lib/track';
import { announce } from '@/ui/toast/toast-store';
import { type CopyOptions, useCopy } from '@/ui/use-copy';
import { ActionButton, type ActionLook } from '../parts/action-button';

interface CopyEmailProps {
  thread: ThreadResponse;
  text: string;
  /** The saved email, if it was saved. */
  generationId: number | null;
  look: ActionLook;
  disabled: boolean;
  onCopy?: () => void;
}

/** Copies the email, formatted and plain. */
export function CopyEmail({ thread, text, generationId, look, disabled, onCopy }: CopyEmailProps) {
  const { copyEmail, isCopied } = useCopyEmail(thread, generationId, announce);
  return (
    <ActionButton
      look={look}
      disabled={disabled}
      label={isCopied ? 'Copied' : 'Copy'}
      Icon={isCopied ? Check : Copy}
      isDone={isCopied}
      className="xl:min-w-24"
      onClick={() => {
        onCopy?.();
        void copyEmail(text);
      }}
    />
  );
}

/** What is said when a part of a campaign is copied. */
export function copyWordsOf(part: CampaignPartName) {
  return {
    done: { title: 'Copied!', description: `${PART_NAMES[part]} copied to clipboard` },
    failed: { title: 'Copy Failed', description: 'Unable to copy to clipboard' },
  };
}

export function useCopyEmail(
  { id: threadId, appId, campaign }: ThreadResponse,
  generationId: number | null,
  tell?: CopyOptions['tell'],
) {
  const { copy, isCopied } = useCopy({ ...(campaign && copyWordsOf(campaign.part)), tell });
  const copyEmail = async (text: string) => {
    const isDone = await copy({ text: draftToPlainText(text), html: draftToHtml(text) });
    if (!isDone) return;
    track('copy_to_clipboard', { appId, metadata: { contentLength: countCharacters(text), generationId, threadId } });
  };
  return { copyEmail, isCopied };
}
