import { useCallback, useEffect, useRef, useState } from 'react';
import { endedSession } from '@/lib/signals';
import { isSignedOut, messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { noticeOf, refusalOf } from '../check-file';
import { ReadingFailed } from '../reading/document-reading';
import { processFile } from './process-file';
import type { ProcessedDocument } from './processed-document';
import { began, finished, isAside, kept, type Processing, putAside } from './processing';

interface IntakeOptions {
  /** True where the writer is given a summary, and not the text itself. */
  summarizes: boolean;
  /** Told what was made of a file, be its dialog open or put aside: the catalysts are searched meanwhile. */
  onProcessed: (document: ProcessedDocument) => void;
}

export type FileIntake = ReturnType<typeof useFileIntake>;

/** Takes a file from the drop zone to what the writer is given of it. */
export function useFileIntake({ summarizes, onProcessed }: IntakeOptions) {
  const [processing, setProcessing] = useState<Processing | null>(null);
  const [interrupted, setInterrupted] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  // What takes a file looks at it between two renders.
  const current = useRef<Processing | null>(null);

  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const show = (next: Processing | null) => {
    current.current = next;
    setProcessing(next);
  };
  const change = (next: (file: Processing) => Processing | null) => current.current && show(next(current.current));

  const takeFile = async (file: File) => {
    const refusal = refusalOf(file);
    if (refusal) return toastFailure(refusal.title, refusal.description);
    const notice = noticeOf(file);
    if (notice) toast(notice);
    setInterrupted(null);
    stop();
    const { signal } = (running.current = new AbortController());
    show(began(file.name));
    try {
      const document = await processFile(file, {
        signal,
        summarizes,
        onStage: (stage) => change((before) => ({ ...before, stage })),
        onRead: (reading) => change((before) => (before.phase === 'reading' ? { ...before, reading } : before)),
        onKept: (text) => change((before) => kept(before, text)),
      });
      // Its dialog says so, where that is open.
      if (isAside(current.current)) toast({ title: 'File processed successfully' });
      change((before) => finished(before, document));
      onProcessed(document);
    } catch (error) {
      if (signal.aborted) return;
      const wasAside = isAside(current.current);
      show(null);
      if (isSignedOut(error)) {
        if (!wasAside) setInterrupted(file);
        return endedSession.tell();
      }
      const title = error instanceof ReadingFailed ? 'Error reading file' : 'Error processing file';
      const message = messageOf(error, 'Failed to process file');
      toastFailure(
        title,
        wasAside ? `${message} There is no summary; emails are written from the document itself.` : message,
      );
    }
  };

  const forget = () => {
    stop();
    show(null);
    setInterrupted(null);
  };
  return {
    processing,
    interrupted,
    takeFile,
    forget,
    /** Goes on without waiting for the summary. */
    putAside: () => change(putAside),
    closeDialog: () => show(null),
  };
}
