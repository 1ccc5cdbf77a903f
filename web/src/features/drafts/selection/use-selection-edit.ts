import type { Selection, SelectionWish } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { useRun } from '@/lib/jobs/use-run';
import { tellNotStopped } from '../checks/run-ending';

const TAKE = '/api/threads/:id/selection-edits/:jobId/take';

/** What was asked of selected words. */
interface Asked {
  selection: Selection;
  wish: SelectionWish;
}

/** Selected words, and what is being written in their place. */
export interface SelectionEdit extends Asked {
  state: 'writing' | 'done' | 'failed';
  /** What takes their place, as far as it is written; what it is in the end may differ from what was streamed. */
  text: string;
  /** What the assistant says of it, or that nothing was changed. */
  note: string | null;
  /** True where it is done and the words are as they were: there is nothing to take. */
  unchanged: boolean;
  /** Why it failed, where that was said. */
  failure: string | null;
}

/**
 * Has selected words of a thread's newest version written otherwise. One at a time; it goes on and is found again after a
 * reload. What comes is a proposal until somebody takes it, which makes a version, or leaves it, which makes none.
 */
export function useSelectionEdit(threadId: string) {
  const { run, start, stop } = useRun('edit-selection', {
    storageKey: `selection-edit:${threadId}`,
    fallback: 'Failed to change these words',
    submit: ({ selection, wish }: Asked, submission) =>
      submission.send({ ...selection, ...wish }, (body, key) =>
        http.submit('/api/threads/:id/selection-edits', body, key, { id: threadId }),
      ),
  });
  const edit: SelectionEdit | null = run && {
    ...run.subject,
    state: run.state === 'running' ? 'writing' : run.state,
    text: run.job?.text ?? '',
    note: run.job?.result?.note ?? null,
    unchanged: run.state === 'done' && run.job?.text === run.subject.selection.text,
    failure: run.failure,
  };
  /** Stops what is being written; forgets what is done. */
  const leave = () => void stop().catch(tellNotStopped);
  const count = useMutation({
    mutationFn: (jobId: string) => http.post(TAKE, { params: { id: threadId, jobId } }),
    // It counts once, however often it is sent. While the browser is offline it waits.
    retry: 3,
  });
  /** Counts the proposal as taken: called once its words are in the draft. */
  const taken = () => {
    if (run?.job) count.mutate(run.job.id);
    leave();
  };
  return { edit, ask: start, leave, taken };
}
