import { COACH, type CoachRequest, type JobAccepted, type ThreadResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrandChoice } from '@/features/brands/brand-choice';
import { tellNotStopped, useRunEnding } from '@/features/drafts/checks/run-ending';
import { useBrief, type BriefKind } from '@/features/drafts/screen/use-brief';
import type { CurrentDraft } from '@/features/drafts/thread/current-draft';
import { threadKey, useThreadDraft, useUpdateThread } from '@/features/drafts/thread/queries';
import { useEndingToast } from '@/features/drafts/thread/use-ending-toast';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { newJob } from '@/lib/jobs/new-job';
import { Submission } from '@/lib/jobs/submission';
import { useRun } from '@/lib/jobs/use-run';
import { newId } from '@/lib/new-id';
import { useStoredState } from '@/lib/use-stored-state';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { pastedCopyOf, resultOf } from './coach-result';

const NOT_ANALYZED = 'Failed to analyze email copy. Please try again.';
const NOT_IMPROVED = 'Failed to generate improved version. Please try again.';

export type Coach = ReturnType<typeof useCoach>;

/** What the coach is asked, what he does, and what he gave last. */
export function useCoach({
  id,
  threadDraft,
  copy,
  brand: { choice },
  setUsed,
  setDraftOpen,
  leave,
}: ReturnType<typeof useCoachThread>) {
  const { query, thread, draft, reachable } = threadDraft;
  const queryClient = useQueryClient();
  const updateThread = useUpdateThread(id);
  const [submission] = useState(() => new Submission());
  useEndingToast(draft);
  useOpenedWhenImproved(draft, () => setDraftOpen(true));

  const { run, start, stop } = useRun('coach-feedback', {
    storageKey: `coach-feedback:${id}`,
    fallback: NOT_ANALYZED,
    submit: async (emailCopy: string, own) => {
      const accepted = await requestAnalysis({ emailCopy, analysisType: 'feedback', threadId: id, ...choice }, own);
      setUsed();
      return accepted;
    },
  });
  useRunEnding(run, (state, failure) => {
    void queryClient.invalidateQueries({ queryKey: threadKey(id) });
    if (state === 'done')
      announce({ title: 'Analysis Complete', description: 'RodChief has analyzed your email copy.' });
    else toastFailure('Analysis Failed', run?.job ? NOT_ANALYZED : (failure ?? NOT_ANALYZED));
  });

  const improvement = useMutation({
    mutationFn: (emailCopy: string) =>
      requestAnalysis({ emailCopy, analysisType: 'improve', threadId: id, ...choice }, submission),
    onSuccess: async ({ jobId }) => {
      setUsed();
      await updateThread((known) => ({
        ...known,
        job: newJob('generate', { id: jobId, threadId: id, appId: COACH.id }),
      }));
      void queryClient.invalidateQueries({ queryKey: threadKey(id) });
    },
    onError: (error) => toastFailure('Generation Failed', refusalOf(error, NOT_IMPROVED)),
  });

  const result = thread && resultOf(thread);
  const isRead = run?.state === 'done' && result?.coaching?.jobId !== run.job?.id;
  const isAnalyzing = run?.state === 'running' || (isRead && query.isFetching);
  const isImproving = improvement.isPending || draft?.state === 'writing';
  const isOutdated = run && draft?.job && Date.parse(draft.job.createdAt) > run.startedAt;
  return {
    thread,
    draft,
    reachable,
    result,
    isLoading: query.isLoading,
    loadError: thread ? null : query.error,
    loadAgain: () => void query.refetch(),
    leave,
    /** What he reads right now, with the time at which he began; null where he does not. */
    analysis: isAnalyzing ? run : null,
    /** Why the last analysis failed; null where it did not. */
    analysisFailure: run?.state === 'failed' && !isOutdated ? (run.failure ?? NOT_ANALYZED) : null,
    isImproving,
    isBusy: isAnalyzing || isImproving,
    analyze: () => {
      if (copy.trim() === '') toastFailure('Email Required', 'Please paste your email copy to analyze.');
      else start(copy);
    },
    improve: () => {
      if (copy.trim() === '') toastFailure('Email Required', 'Please paste your email copy to improve.');
      else improvement.mutate(copy);
    },
    stopAnalysis: () => void stop().catch(tellNotStopped),
  };
}

/** An improved version that was seen being written is worked on where every draft is; what the chat changed is shown where it was asked for. */
function useOpenedWhenImproved(draft: CurrentDraft | null, open: () => void): void {
  const seen = useRef<string | null>(null);
  const { state, job, unchanged } = draft ?? {};
  const jobId = job?.name === 'generate' ? job.id : null;
  const opened = useEffectEvent(open);
  useEffect(() => {
    const isImproved = state === 'done' && !unchanged && jobId !== null && seen.current === jobId;
    seen.current = state === 'writing' ? jobId : null;
    if (isImproved) opened();
  }, [state, jobId, unchanged]);
}

const VERSION = 1;

const PASTED_COPY: BriefKind<string> = {
  name: 'coach',
  version: 1,
  empty: '',
  isEmpty: (copy) => copy === '',
  ofThread: (thread: ThreadResponse) => pastedCopyOf(thread),
};

const newThread = (): { id: string; isUsed: boolean } => ({ id: newId(), isUsed: false });

/** The conversation with the coach: one for as long as this tab is signed in, or the one in the address. */
export function useCoachThread(userId: number) {
  const [params, setParams] = useSearchParams();
  const opened = params.get('thread');
  const setDraftOpen = (isOpen: boolean) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (isOpen) after.set('view', 'draft');
      else after.delete('view');
      return after;
    });
  const [fresh] = useState(newThread);
  const [own, setOwn] = useStoredState<ReturnType<typeof newThread>>(`coach-thread:${userId}`, VERSION, fresh);
  const { id, isUsed } = opened === null ? own : { id: opened, isUsed: true };
  const threadDraft = useThreadDraft(isUsed ? id : null);
  const { brief: copy, setBrief: setCopy } = useBrief(PASTED_COPY, userId, {
    threadId: opened,
    thread: threadDraft.thread,
  });
  const brand = useBrandChoice('coach', userId, threadDraft.thread);
  return {
    id,
    threadDraft,
    brand,
    copy,
    setCopy,
    /** Whether the draft is shown in its editor, in the place of the coach. */
    isDraftOpen: isUsed && params.get('view') === 'draft',
    setDraftOpen,
    /** From the first use on the server knows the thread. */
    setUsed: () => {
      if (opened === null) setOwn({ id, isUsed: true });
    },
    /** Back to the conversation of this tab; where that is the one that is not there, to a new one. */
    leave: () => (opened === null ? setOwn(newThread()) : setParams({})),
  };
}

/** Has pasted copy read, or written better. The thread's first use makes the thread. */
function requestAnalysis(request: CoachRequest, submission: Submission): Promise<JobAccepted> {
  return submission.send(request, (body, key) => http.submit('/api/rodchief-analysis', body, key));
}
