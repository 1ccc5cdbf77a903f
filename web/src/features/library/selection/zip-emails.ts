import type { GenerationResponse } from '@copydesk/contracts';
import { Zip, ZipDeflate } from 'fflate';
import { EMAIL_FORMATS, plainNameOf } from '@/lib/email-files/email-formats';
import type { Sender } from '@/lib/email-files/sender';

/** What stands beside an email in the manifest. */
interface Described {
  tool: string;
  folder: string | null;
}

const FORMATS = EMAIL_FORMATS.filter(({ extension }) => extension !== 'docx');

/** Emails as one file: each as HTML, email draft and text, with a manifest. They are packed as they come. */
export async function zipEmails(
  pages: AsyncIterable<GenerationResponse[]>,
  senderOf: (threadId: string | null) => Promise<Sender>,
  describe: (generation: GenerationResponse) => Described,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const add = (name: string, content: Uint8Array) => {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  };
  const unique = uniqueNames();
  const manifest: object[] = [];
  for await (const page of pages) {
    for (const generation of page) {
      const {
        id,
        title,
        content: text,
        preheader,
        threadId,
        isFavorite,
        isArchived,
        createdAt,
        updatedAt,
      } = generation;
      const name = unique(plainNameOf(title));
      const sender = await senderOf(threadId);
      const files: string[] = [];
      for (const { extension, make } of FORMATS) {
        const blob = await make({ text, preheader, sender, date: new Date(createdAt) });
        files.push(`${name}.${extension}`);
        add(`${name}.${extension}`, new Uint8Array(await blob.arrayBuffer()));
      }
      manifest.push({ id, title, ...describe(generation), isFavorite, isArchived, createdAt, updatedAt, files });
    }
  }
  add('manifest.json', new TextEncoder().encode(`${JSON.stringify({ emails: manifest }, null, 2)}\n`));
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}

/** Gives each name once, whatever the case: those that come back get a number. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name}-${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}
