import type { CatalystResponse } from '@copydesk/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CatalystSearch } from '@/features/catalysts/catalyst-search';
import { noticeOf, refusalOf } from '@/features/documents/check-file';
import type { DocumentReading } from '@/features/documents/reading/document-reading';
import { ReadingFailed } from '@/features/documents/reading/reading-failed';
import { endedSession } from '@/lib/ended-session';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import type { ProcessedDocument } from './hotlist-brief';
import { processFile, searchCatalysts } from './process-file';

export interface Processing {
  fileName: string;
  stage: string;
  /** null until the text is read. */
  reading: DocumentReading | null;
  /** null until the text is summarised. */
  document: ProcessedDocument | null;
}

/** Takes a file from the drop zone to a summary, and on to the catalysts that fit it. */
export function useFileIntake(onCatalysts: (catalysts: CatalystResponse[]) => void) {
  const [processing, setProcessing] = useState<Processing | null>(null);
  const [search, setSearch] = useState<CatalystSearch | null>(null);
  const [interrupted, setInterrupted] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const begin = () => {
    stop();
    running.current = new AbortController();
    return running.current.signal;
  };

  const findCatalysts = async (summary: string, signal: AbortSignal) => {
    const found = await searchCatalysts(summary, signal, setSearch);
    if (found && !signal.aborted) onCatalysts(found);
  };

  const takeFile = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    const notice = noticeOf(file);
    if (notice) toast(notice);
    setInterrupted(null);
    const signal = begin();
    const show = (changed: Partial<Processing>) => setProcessing((before) => before && { ...before, ...changed });
    setProcessing({ fileName: file.name, stage: '', reading: null, document: null });
    try {
      const document = await processFile(file, {
        signal,
        onStage: (stage) => show({ stage }),
        onRead: (reading) => show({ reading }),
      });
      show({ document });
      toast({ title: 'File processed successfully' });
      await findCatalysts(document.summary, signal);
    } catch (error) {
      if (signal.aborted) return;
      setProcessing(null);
      if (isSignedOut(error)) {
        setInterrupted(file);
        return endedSession.tell();
      }
      const title = error instanceof ReadingFailed ? 'Error reading file' : 'Error processing file';
      toastFailure(title, messageOf(error, 'Failed to process file'));
    }
  };

  const forget = () => {
    stop();
    setProcessing(null);
    setSearch(null);
    setInterrupted(null);
  };
  const searchAgain = (summary: string) => void findCatalysts(summary, begin());
  return { processing, search, interrupted, takeFile, searchAgain, forget, closeDialog: () => setProcessing(null) };
}
