import { APP_IDS, PART_NAMES, type CampaignPartName } from '@copydesk/contracts';
import { draftToHtml, draftToPlainText } from '@copydesk/text';
import { Check, Copy } from 'lucide-react';
import { track } from '@/lib/track';
import { useCopy } from '@/ui/use-copy';
import { Button } from '@/ui/button';

interface CopyPartProps {
  campaignId: string;
  part: CampaignPartName;
  text: string;
}

/** Copies one part, and says for two seconds that it did. */
export function CopyPart({ campaignId, part, text }: CopyPartProps) {
  const label = PART_NAMES[part];
  const { copy, isCopied } = useCopy({
    done: { title: 'Copied!', description: `${label} copied to clipboard` },
    failed: { title: 'Copy Failed', description: 'Unable to copy to clipboard' },
  });
  const copyPart = async () => {
    const isDone = await copy({ text: draftToPlainText(text), html: draftToHtml(text) });
    if (!isDone) return;
    track('copy_to_clipboard', {
      appId: APP_IDS['campaign-generator'],
      metadata: { contentLength: text.length, campaignId, part },
    });
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button size="small" aria-label={isCopied ? `${label} copied` : `Copy ${label}`} onClick={() => void copyPart()}>
      <Icon className={isCopied ? 'size-4 text-good' : 'size-4'} aria-hidden />
      {isCopied ? 'Copied!' : 'Copy'}
    </Button>
  );
}
