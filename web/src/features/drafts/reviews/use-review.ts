import type { JobSnapshot, ReviewResponse, ThreadResponse } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRun } from '@/lib/jobs/use-run';
import { useStoredState } from '@/lib/use-stored-state';
import { toastFailure } from '@/ui/toast/toast-store';
import { useRunEnding } from '../runs/use-run-ending';
import { tellNotStopped } from '../runs/tell-not-stopped';
import { threadKey } from '../threads/use-thread';
import type { Version } from '../threads/versions-of';
import { requestReview } from './review-calls';

/** The review of one version as it stands. */
export type ReviewState =
  | { state: 'none' | 'failed' }
  | { state: 'running'; startedAt: number; job: JobSnapshot | null }
  | { state: 'done'; review: ReviewResponse; kept: boolean };

interface Subject {
  messageId: string;
  emailContent: string;
}

const VERSION = 1;

/** Reviews of a thread's versions: each is asked for once and kept. It goes on while its dialog is closed. */
export function useReview(threadId: string, thread: ThreadResponse | null) {
  const queryClient = useQueryClient();
  const [openId, setOpenId] = useStoredState<string | null>(`review-open:${threadId}`, VERSION, null);
  const { run, start, stop } = useRun('review-email', {
    storageKey: `review-run:${threadId}`,
    fallback: 'Failed to get RodChief feedback',
    submit: (subject: Subject, submission) => requestReview({ ...subject, threadId }, submission),
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
  const ask = (version: Version) => start({ messageId: version.id, emailContent: version.text });
  const cancel = () => {
    stop().catch(tellNotStopped);
    setOpenId(null);
  };
  const open = (version: Version) => {
    setOpenId(version.id);
    if (stateFor(version.id).state === 'none') ask(version);
  };
  return { openId, open, close: () => setOpenId(null), ask, cancel, stateFor, isRunning: run?.state === 'running' };
}
