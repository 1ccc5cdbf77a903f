import { CAMPAIGN_PARTS, PART_NAMES, type Campaign } from '@copydesk/contracts';
import { Download } from 'lucide-react';
import { EMAIL_FORMATS, plainNameOf, TOOL_FORMATS } from '@/lib/email-files/email-formats';
import { NO_SENDER } from '@/lib/email-files/html-email';
import { saveFile } from '@/lib/email-files/save-file';
import { Button } from '@/ui/button';
import { toast, toastFailure } from '@/ui/toast/toast-store';

/** Takes a whole campaign away as one zip. */
export function DownloadCampaign({ campaign }: { campaign: Campaign }) {
  const download = async () => {
    try {
      const { productName } = campaign.request.campaignContext;
      const zip = await zipCampaign(campaign);
      saveFile(zip, `${plainNameOf(productName || 'campaign')}.zip`);
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

const FILES = EMAIL_FORMATS.filter(({ extension }) => extension !== 'docx').map(({ extension, make }) => ({
  isSent: extension === 'eml',
  nameOf: (part: string) => `${part}.${extension}`,
  make,
}));
const FOR_TOOLS = TOOL_FORMATS.map(({ tool, make }) => ({
  isSent: true,
  nameOf: (part: string) => `${tool.id}/${part}.html`,
  make,
}));

/** Each email as HTML, email draft, text and as each sending tool takes it; the order form; and what all were made of. */
async function zipCampaign({ id, request, parts, sendDates, brand, createdAt }: Campaign): Promise<Blob> {
  // The library comes in a file of its own, when somebody wants it.
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const listed: object[] = [];
  for (const { part, content: text, preheader, version, updatedAt } of parts) {
    const sendDate = sendDates[CAMPAIGN_PARTS.indexOf(part)] ?? null;
    const name = plainNameOf(PART_NAMES[part]).toLowerCase();
    // An order form is no email.
    const wanted = [...FILES, ...FOR_TOOLS].filter(({ isSent }) => part !== 'orderForm' || !isSent);
    for (const { nameOf, make } of wanted) {
      const blob = await make({
        text,
        preheader,
        sender: part === 'orderForm' ? NO_SENDER : (brand ?? NO_SENDER),
        date: new Date(sendDate ?? updatedAt),
      });
      files[nameOf(name)] = new Uint8Array(await blob.arrayBuffer());
    }
    listed.push({ part, version, updatedAt, sendDate, files: wanted.map(({ nameOf }) => nameOf(name)) });
  }
  const { fileContent: _, ...brief } = request;
  const manifest = { id, createdAt, brief, parts: listed };
  files['manifest.json'] = strToU8(`${JSON.stringify(manifest, null, 2)}\n`);
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
