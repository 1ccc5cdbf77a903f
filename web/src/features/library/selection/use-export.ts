import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { saveFile } from '@/lib/email-files/save-file';
import { endedSession } from '@/lib/signals';
import { http } from '@/lib/http';
import { isSignedOut, refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { inGroups } from '../in-groups';
import { sendersOf, useFolders } from '../queries';

/** Takes saved emails away as one zip. `done` says how many were read so far; null while nothing is exported. */
export function useExport(toolName: (appId: number) => string) {
  const folders = useFolders().data;
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  const run = async (generations: GenerationPreview[]) => {
    const of = generations.length;
    const counted = async function* (): AsyncGenerator<GenerationResponse[]> {
      let done = 0;
      for await (const page of readContents(generations)) {
        done += page.length;
        setProgress({ done, of });
        yield page;
      }
    };
    setProgress({ done: 0, of });
    try {
      // It comes with a library of its own, when somebody wants it.
      const { zipEmails } = await import('./zip-emails');
      const zip = await zipEmails(counted(), sendersOf(), ({ appId, folderId }) => ({
        tool: toolName(appId),
        folder: folders?.find(({ id }) => id === folderId)?.name ?? null,
      }));
      saveFile(zip, `copydesk-${new Date().toISOString().slice(0, 10)}.zip`);
      toast({ title: 'Downloaded', description: `${of.toLocaleString('en-US')} emails as one zip file` });
    } catch (error) {
      if (isSignedOut(error)) endedSession.tell();
      else toastFailure('Export failed', refusalOf(error, 'The file could not be made. Please try again.'));
    }
    setProgress(null);
  };
  return { run, done: progress?.done ?? null, of: progress?.of ?? 0 };
}

const PAGE_SIZE = 50;

/** The whole texts of saved emails, a page at a time. */
async function* readContents(generations: GenerationPreview[]): AsyncGenerator<GenerationResponse[]> {
  // The list shows what is archived and what is not apart from each other.
  for (const archived of [false, true]) {
    const wanted = generations.filter(({ isArchived }) => isArchived === archived).map(({ id }) => id);
    for (let [ids, ...rest] = inGroups(wanted, PAGE_SIZE); ids; [ids, ...rest] = rest) {
      const found = await http.get('/api/generations', {
        query: { ids: ids.join(','), archived: archived ? 'true' : 'false' },
      });
      yield found;
      // A page ends early where its texts are long: those that it left out are asked for next.
      const got = new Set(found.map(({ id }) => id));
      const left = ids.filter((id) => !got.has(id));
      if (found.length > 0 && left.length > 0) rest.unshift(left);
    }
  }
}
