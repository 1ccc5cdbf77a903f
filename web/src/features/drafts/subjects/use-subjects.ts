import { SUBJECT_LINES, type KeptIdeas, type ThreadResponse } from '@copydesk/contracts';
import { readDraft, withSubject } from '@copydesk/text';
import { useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { useRun } from '@/lib/jobs/use-run';
import { track } from '@/lib/track';
import { toastFailure } from '@/ui/toast/toast-store';
import { tellNotStopped, useRunEnding } from '../checks/run-ending';
import { threadKey } from '../thread/queries';
import type { Version } from '../thread/versions';
import type { Preheader } from './use-preheader';

interface Subjects {
  thread: ThreadResponse;
  version: Version | null;
  text: string;
  preheader: Preheader;
  /** Puts another wording in the place of the draft. */
  onReplace: (text: string) => void;
}

export type SubjectIdeasOf = ReturnType<typeof useSubjects>;

/** Subject lines for a draft and its preheader: they are asked for once, stay with the draft, and are chosen from. */
export function useSubjects({ thread, version, text, preheader, onReplace }: Subjects) {
  const { id: threadId, appId } = thread;
  const queryClient = useQueryClient();
  const { run, start, stop } = useRun('suggest-subjects', {
    storageKey: `subjects:${threadId}`,
    fallback: 'Failed to write subject lines',
    submit: (asked: { version: number }, submission) =>
      submission.send(asked, (body, key) => http.submit('/api/threads/:id/subjects', body, key, { id: threadId })),
  });
  useRunEnding(run, (state, failure) => {
    if (state === 'done') void queryClient.invalidateQueries({ queryKey: threadKey(threadId) });
    else if (failure) toastFailure('No subject lines', failure);
  });
  const result = run?.job?.result;
  const ideas: KeptIdeas | null = run && result ? { version: run.subject.version, ...result } : thread.ideas;
  const { subject } = readDraft(text);
  const number = version?.number;
  return {
    /** Null where the draft has no subject line, and is to have none. */
    subject: thread.campaign?.part === 'orderForm' || appId === SUBJECT_LINES.id ? null : subject,
    ideas,
    state: run?.state === 'running' || run?.state === 'failed' ? run.state : 'idle',
    ask: () => number !== undefined && start({ version: number }),
    stop: () => void stop().catch(tellNotStopped),
    choose: (chosen: string, place: number) => {
      onReplace(withSubject(text, chosen));
      track('subject_chosen', { appId, metadata: { threadId, place, contentLength: chosen.length } });
    },
    preheader,
  };
}
