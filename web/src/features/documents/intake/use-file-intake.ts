import { useCallback, useEffect, useRef, useState } from 'react';
import { endedSession } from '@/lib/signals';
import { isSignedOut } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { noticeOf, refusalOf } from '../check-file';
import { ReadingFailed } from '../reading/document-reading';
import { type Handed, materialOf } from './handed-file';
import { type Material, thingOf } from './material';
import type { ProcessedDocument } from './processed-document';
import { began, finished, isAside, kept, type Processing, putAside } from './processing';
import { describeReadingFailure, type FieldErrors } from './reading-failure';

interface IntakeOptions {
  /** True where the writer is given a summary, and not the text itself. */
  summarizes: boolean;
  /** Told what was made of a file, be it shown or put aside: the catalysts are searched meanwhile. */
  onProcessed: (document: ProcessedDocument) => void;
}

export type FileIntake = ReturnType<typeof useFileIntake>;

/** Takes a file, a page or a filing to what the writer is given of it. */
export function useFileIntake({ summarizes, onProcessed }: IntakeOptions) {
  const [processing, setProcessing] = useState<Processing | null>(null);
  const [interrupted, setInterrupted] = useState<Material | null>(null);
  const [address, setAddress] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
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

  const take = async (handed: Handed) => {
    const material = materialOf(handed);
    const thing = thingOf(material);
    setErrors({});
    if (typeof material === 'string') setAddress(material);
    else if (material instanceof File) {
      const refusal = refusalOf(material);
      if (refusal) {
        setErrors({ file: refusal.atField });
        return toastFailure(refusal.title, refusal.description);
      }
    }
    setInterrupted(null);
    stop();
    const { signal } = (running.current = new AbortController());
    show(began(handed, material instanceof File ? noticeOf(material) : null));
    try {
      const processFile = await loadProcessing();
      signal.throwIfAborted();
      const document = await processFile(handed, {
        signal,
        summarizes,
        onStage: (stage) => change((before) => ({ ...before, stage })),
        onRead: (reading) => change((before) => (before.phase === 'reading' ? { ...before, reading } : before)),
        onKept: (text) => change((before) => kept(before, text)),
      });
      // Its chip says so, where that is shown.
      if (isAside(current.current)) toast({ title: `${thing} processed successfully` });
      change((before) => finished(before, document));
      onProcessed(document);
    } catch (error) {
      if (signal.aborted) return;
      const wasAside = isAside(current.current);
      show(null);
      if (isSignedOut(error)) {
        if (!wasAside) setInterrupted(material);
        return endedSession.tell();
      }
      const { title, message, atField } = describeReadingFailure(material, error);
      if (!wasAside) setErrors(atField);
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
    setErrors({});
  };
  return {
    address,
    setAddress,
    errors,
    processing,
    interrupted,
    take,
    forget,
    /** Goes on without waiting for the summary. */
    putAside: () => change(putAside),
    endProcessing: () => show(null),
  };
}

/** Fetched with the first file. */
async function loadProcessing() {
  try {
    return (await import('./process-file')).processFile;
  } catch {
    throw new ReadingFailed();
  }
}
