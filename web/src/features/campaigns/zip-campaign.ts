import { CAMPAIGN_PARTS, PART_NAMES, type Campaign } from '@copydesk/contracts';
import { strToU8, zipSync } from 'fflate';
import { EMAIL_FORMATS, plainNameOf } from '@/lib/email-files/email-formats';

/** An order form is no email. */
const FORMATS = EMAIL_FORMATS.filter(({ extension }) => extension !== 'docx');

/** A whole campaign as one file: each email as text, web page and email, the order form, and what they were made of. */
export async function zipCampaign({ id, request, parts, sendDates, createdAt }: Campaign): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  const listed: object[] = [];
  for (const { part, content: text, preheader, version, updatedAt } of parts) {
    const sendDate = sendDates[CAMPAIGN_PARTS.indexOf(part)] ?? null;
    const name = plainNameOf(PART_NAMES[part]).toLowerCase();
    const formats = FORMATS.filter(({ extension }) => part !== 'orderForm' || extension !== 'eml');
    for (const { extension, make } of formats) {
      const blob = await make({ text, preheader, date: new Date(sendDate ?? updatedAt) });
      files[`${name}.${extension}`] = new Uint8Array(await blob.arrayBuffer());
    }
    const names = formats.map(({ extension }) => `${name}.${extension}`);
    listed.push({ part, version, updatedAt, sendDate, files: names });
  }
  const { fileContent: _, ...brief } = request;
  const manifest = { id, createdAt, brief, parts: listed };
  files['manifest.json'] = strToU8(`${JSON.stringify(manifest, null, 2)}\n`);
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
