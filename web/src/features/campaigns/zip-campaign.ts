import { CAMPAIGN_PARTS, PART_NAMES, type Campaign } from '@copydesk/contracts';
import { strToU8, zipSync } from 'fflate';
import { EMAIL_FORMATS, plainNameOf, TOOL_FORMATS } from '@/lib/email-files/email-formats';
import { NO_SENDER } from '@/lib/email-files/sender';

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
export async function zipCampaign({ id, request, parts, sendDates, brand, createdAt }: Campaign): Promise<Blob> {
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
