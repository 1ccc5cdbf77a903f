import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { saveFile } from '@/lib/email-files/save-file';
import { endedSession } from '@/lib/ended-session';
import { isSignedOut, refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { readContents } from '../api/read-contents';
import { useFolders } from '../use-folders';

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
      const zip = await zipEmails(counted(), ({ appId, folderId }) => ({
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
