import { useCallback, useEffect, useRef, useState } from 'react';
import { endedSession } from '@/lib/ended-session';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { noticeOf, refusalOf } from '../check-file';
import { type DocumentReading, ReadingFailed } from '../reading/document-reading';
import { processFile } from './process-file';
import type { ProcessedDocument } from './processed-document';

interface Processing {
  fileName: string;
  stage: string;
  /** null until the text is read. */
  reading: DocumentReading | null;
  /** null until there is something to go on with. */
  document: ProcessedDocument | null;
}

interface IntakeOptions {
  /** True where the writer is given a summary, and not the text itself. */
  summarizes: boolean;
  /** Told what was read while the dialog is still open: the catalysts are searched meanwhile. */
  onProcessed: (document: ProcessedDocument) => void;
}

export type FileIntake = ReturnType<typeof useFileIntake>;

/** Takes a file from the drop zone to what the writer is given of it. */
export function useFileIntake({ summarizes, onProcessed }: IntakeOptions) {
  const [processing, setProcessing] = useState<Processing | null>(null);
  const [interrupted, setInterrupted] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const takeFile = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    const notice = noticeOf(file);
    if (notice) toast(notice);
    setInterrupted(null);
    stop();
    const { signal } = (running.current = new AbortController());
    const show = (changed: Partial<Processing>) => setProcessing((before) => before && { ...before, ...changed });
    setProcessing({ fileName: file.name, stage: '', reading: null, document: null });
    try {
      const document = await processFile(file, {
        signal,
        summarizes,
        onStage: (stage) => show({ stage }),
        onRead: (reading) => show({ reading }),
      });
      show({ document });
      toast({ title: 'File processed successfully' });
      onProcessed(document);
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
    setInterrupted(null);
  };
  return { processing, interrupted, takeFile, forget, closeDialog: () => setProcessing(null) };
}
