import { isFinal, type LedgerEntry, type ReadingsResponse } from '@copydesk/contracts';
import { openSentences } from '@copydesk/figures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { http } from '@/lib/http';
import { HttpError } from '@/lib/http-error';
import { useJob } from '@/lib/jobs/job-followers';
import { newId } from '@/lib/new-id';
import { readingsKey } from '../queries';

/** For how long nothing is typed before sentences are read, in milliseconds. */
const STILL_MS = 2_000;
const BUSY = 429;

interface ReadingOf {
  threadId: string;
  /** What was read by now; undefined while that is not known. */
  kept: ReadingsResponse | undefined;
  /** The draft and its claims; null while they are not known, or not to be read. */
  draft: { text: string; entries: LedgerEntry[] } | null;
}

/** 'rules': no model reads; 'left': sentences are left that nobody has read. */
type ReadingState = 'rules' | 'reading' | 'read' | 'left';

/**
 * Has the check model read the sentences that rules left open, once the draft has been still for a moment: all of them in one
 * call, each once.
 */
export function useReading({ threadId, draft, kept }: ReadingOf) {
  const queryClient = useQueryClient();
  const unread = useMemo(() => {
    const known = new Set(kept?.readings.map(({ words }) => words));
    const open = draft?.entries.filter(({ waiver, confirmation }) => !waiver && !confirmation) ?? [];
    return openSentences(draft?.text ?? '', open).filter(({ text }) => !known.has(text));
  }, [draft, kept]);

  const [jobId, setJobId] = useState<string | null>(null);
  const { job } = useJob(jobId);
  const ask = useMutation({
    mutationFn: (body: { text: string; isAsked: boolean }) =>
      http.submit('/api/threads/:id/readings', body, newId(), { id: threadId }),
    onSuccess: (accepted) => setJobId(accepted.jobId),
  });
  const isRunning = ask.isPending || (jobId !== null && (!job || !isFinal(job.status)));
  useEffect(() => {
    if (!job || !isFinal(job.status)) return;
    void queryClient.invalidateQueries({ queryKey: readingsKey(threadId) });
  }, [job, threadId, queryClient]);

  const isOn = kept?.isOn ?? false;
  const key = unread.map(({ text }) => text).join('\n');
  const read = useEffectEvent(() => {
    if (draft) ask.mutate({ text: draft.text, isAsked: false });
  });
  useEffect(() => {
    if (!isOn || key === '') return;
    const timer = setTimeout(read, STILL_MS);
    return () => clearTimeout(timer);
  }, [isOn, key]);

  const state: ReadingState = isRunning
    ? 'reading'
    : kept?.isOn === false
      ? 'rules'
      : unread.length === 0
        ? 'read'
        : 'left';
  const isSpent = ask.error instanceof HttpError && ask.error.status === BUSY;
  return {
    state,
    /** Why sentences are left unread until somebody asks: this draft has had its calls of the hour, or reading failed. */
    obstacle: isSpent ? ('spent' as const) : ask.isError || job?.status === 'failed' ? ('failed' as const) : null,
    readNow: () => draft && ask.mutate({ text: draft.text, isAsked: true }),
  };
}
