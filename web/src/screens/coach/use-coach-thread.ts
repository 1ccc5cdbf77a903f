import type { ThreadResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BriefKind, useBrief } from '@/features/drafts/screen/use-brief';
import { useThreadDraft } from '@/features/drafts/thread/queries';
import { useStoredState } from '@/lib/use-stored-state';
import { pastedCopyOf } from './coach-result';

const VERSION = 1;

const PASTED_COPY: BriefKind<string> = {
  name: 'coach',
  version: 1,
  empty: '',
  isEmpty: (copy) => copy === '',
  ofThread: (thread: ThreadResponse) => pastedCopyOf(thread),
};

const newThread = () => ({ id: crypto.randomUUID(), isUsed: false });

/** The conversation with the coach: one for as long as this tab is signed in, or the one in the address. */
export function useCoachThread(userId: number) {
  const [params, setParams] = useSearchParams();
  const opened = params.get('thread');
  const [fresh] = useState(newThread);
  const [own, setOwn] = useStoredState<ReturnType<typeof newThread>>(`coach-thread:${userId}`, VERSION, fresh);
  const { id, isUsed } = opened === null ? own : { id: opened, isUsed: true };
  const threadDraft = useThreadDraft(isUsed ? id : null);
  const [copy, setCopy] = useBrief(PASTED_COPY, userId, threadDraft.thread);
  return {
    id,
    threadDraft,
    copy,
    setCopy,
    /** From the first use on the server knows the thread. */
    setUsed: () => setOwn((known) => ({ ...known, isUsed: true })),
    /** Back to the conversation of this tab; where that is the one that is not there, to a new one. */
    leave: () => (opened === null ? setOwn(newThread()) : setParams({})),
  };
}
