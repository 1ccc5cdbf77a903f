import type { ThreadResponse } from '@copydesk/contracts';
import { type SetStateAction, useLayoutEffect, useRef, useState } from 'react';
import { useFreshBrief } from '@/lib/use-fresh-brief';
import { useStoredState, writeStored } from '@/lib/use-stored-state';

/** How a tool keeps what was put in on the left side. */
export interface BriefKind<B> {
  /** Begins the keys under which briefs are stored. */
  name: string;
  /** Goes up when the shape of a brief changes. */
  version: number;
  empty: B;
  isEmpty: (brief: B) => boolean;
  /** The brief that a thread was begun with. */
  ofThread: (thread: ThreadResponse) => B;
  /** A brief as it is shown beside its thread: what it refers to may have been deleted since. */
  beside?: (brief: B, thread: ThreadResponse) => B;
}

interface OpenThread {
  /** Null while a new draft is prepared. */
  threadId: string | null;
  /** The thread itself, once it is read. */
  thread: ThreadResponse | null;
}

/**
 * The brief on the left side. A new draft has one in this tab; an open thread has its own: the one that it was begun with, or
 * what was made of it beside that thread since.
 */
export function useBrief<B>(kind: BriefKind<B>, userId: number, { threadId, thread }: OpenThread) {
  const { name, version, empty, isEmpty, ofThread, beside } = kind;
  const keyOf = (id: string) => `${name}:${userId}:${id}`;
  const fresh = useFreshBrief({ key: `${name}:${userId}`, version, empty, isEmpty });
  const [changed, setChanged] = useStoredState<B | null>(keyOf(threadId ?? ''), version, null);
  const [begun, setBegun] = useState<{ threadId: string; shownAs: string } | null>(null);
  const shownAs = begun && begun.threadId === threadId ? begun.shownAs : (threadId ?? '');
  const own = changed ?? (thread && ofThread(thread));

  const set = (next: SetStateAction<B>) => {
    if (threadId === null) fresh.setBrief(next);
    else setChanged((before) => (isChange(next) ? next(before ?? own ?? empty) : next));
  };
  // A document or a search that ends late belongs to what is shown then.
  const latest = useRef(set);
  useLayoutEffect(() => {
    latest.current = set;
  });
  const [setBrief] = useState(() => (next: SetStateAction<B>) => latest.current(next));

  const ofOwn = own ?? empty;
  return {
    brief: threadId === null ? fresh.brief : thread && beside ? beside(ofOwn, thread) : ofOwn,
    setBrief,
    /** False until it is known what an open thread was begun with. */
    isKnown: threadId === null || own !== null,
    /** Another one where the left side shows the brief of something else. */
    shownAs,
    earlier: threadId === null ? fresh.earlier : null,
    goOn: fresh.goOn,
    /** Gives a brief that was sent to the thread that it began; beside the thread that was open it is as before. */
    begin: (started: string, sent: B) => {
      if (threadId !== null) setChanged(null);
      writeStored(keyOf(started), version, sent);
      setBegun({ threadId: started, shownAs });
    },
  };
}

function isChange<B>(next: SetStateAction<B>): next is (before: B) => B {
  return typeof next === 'function';
}
