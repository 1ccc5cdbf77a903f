import type { Campaign } from '@copydesk/contracts';
import { Download } from 'lucide-react';
import { plainNameOf } from '@/lib/email-files/email-formats';
import { saveFile } from '@/lib/email-files/save-file';
import { Button } from '@/ui/button';
import { toast, toastFailure } from '@/ui/toast/toast-store';

/** Takes a whole campaign away as one zip. */
export function DownloadCampaign({ campaign }: { campaign: Campaign }) {
  const download = async () => {
    try {
      // It comes with a library of its own, when somebody wants it.
      const { zipCampaign } = await import('../zip-campaign');
      const { productName } = campaign.request.campaignContext;
      saveFile(await zipCampaign(campaign), `${plainNameOf(productName || 'campaign')}.zip`);
      toast({ title: 'Downloaded' });
    } catch {
      toastFailure('Download failed', 'The file could not be made. Please try again.');
    }
  };
  return (
    <Button size="small" disabled={campaign.parts.length === 0} onClick={() => void download()}>
      <Download className="size-4" aria-hidden />
      Download as zip
    </Button>
  );
}
