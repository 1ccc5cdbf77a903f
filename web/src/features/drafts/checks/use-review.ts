import type { JobSnapshot, ReviewResponse, ThreadResponse } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { useRun } from '@/lib/jobs/use-run';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { threadKey, useUpdateThread } from '../thread/queries';
import type { Version } from '../thread/versions';
import type { OpenPanel } from '../margin/use-open-panel';
import { tellNotStopped, useRunEnding } from './run-ending';

/** The review of one version as it stands. */
export type ReviewState =
  | { state: 'none' | 'failed' }
  | { state: 'running'; startedAt: number; job: JobSnapshot | null }
  | { state: 'done'; review: ReviewResponse; kept: boolean };

/** Reviews of a thread's versions: each is asked for once and kept. It goes on while its panel is closed. */
export function useReview(
  threadId: string,
  thread: ThreadResponse | null,
  { panel, open: openPanel, close }: OpenPanel,
) {
  const queryClient = useQueryClient();
  const { run, start, stop } = useRun('review-email', {
    storageKey: `review-run:${threadId}`,
    fallback: 'Failed to get RodChief feedback',
    // Asked for again, the server answers with the same job.
    submit: ({ messageId }: { messageId: string }, submission) =>
      submission.send({ threadId, messageId }, (body, key) => http.submit('/api/rodchief-review', body, key)),
  });

  useRunEnding(run, (state) => {
    if (state === 'done') void queryClient.invalidateQueries({ queryKey: threadKey(threadId) });
    else toastFailure('Error getting feedback', 'Failed to get RodChief feedback');
  });

  const stateFor = (messageId: string): ReviewState => {
    const stored = thread?.reviews.find((review) => review.messageId === messageId);
    const own = run?.subject.messageId === messageId ? run : null;
    const review = stored?.review ?? own?.job?.result;
    if (review) return { state: 'done', review, kept: stored?.kept ?? false };
    if (own?.state === 'running') return { state: 'running', startedAt: own.startedAt, job: own.job };
    return { state: own ? 'failed' : 'none' };
  };
  const ask = ({ id: messageId }: Version) => start({ messageId });
  const cancel = () => {
    stop().catch(tellNotStopped);
    close();
  };
  const show = ({ id: versionId }: Version) => openPanel({ kind: 'review', versionId });
  const open = (version: Version) => {
    show(version);
    if (stateFor(version.id).state === 'none') ask(version);
  };
  const openId = panel?.kind === 'review' ? panel.versionId : null;
  return { openId, show, open, close, ask, cancel, stateFor, isRunning: run?.state === 'running' };
}

/** Keeps what a review said of a version. */
export function useSaveReview(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  return useMutation({
    mutationFn: (messageId: string) => http.post('/api/save-rodchief-feedback', { body: { threadId, messageId } }),
    onSuccess: (_answer, messageId) => {
      announce({ title: 'Feedback saved' });
      return updateThread((known) => ({
        ...known,
        reviews: known.reviews.map((review) => (review.messageId === messageId ? { ...review, kept: true } : review)),
      }));
    },
    onError: (error) => toastFailure('Failed to save feedback', messageOf(error, 'Please try again.')),
  });
}
