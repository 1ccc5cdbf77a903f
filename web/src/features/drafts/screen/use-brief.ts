import type { ThreadResponse } from '@copydesk/contracts';
import { useEffect, useRef } from 'react';
import { useFreshBrief } from '@/lib/use-fresh-brief';

/** How a tool keeps what was put in on the left side. */
export interface BriefKind<B> {
  /** Begins the key under which it is stored. */
  name: string;
  /** Goes up when the shape of a brief changes. */
  version: number;
  empty: B;
  isEmpty: (brief: B) => boolean;
  /** The brief as a thread was given it, for a tab in which it was not typed. */
  ofThread: (thread: ThreadResponse) => B;
}

/** The brief of this tab. Where nothing was typed yet, a thread that is opened brings its own. */
export function useBrief<B>(kind: BriefKind<B>, userId: number, thread: ThreadResponse | null) {
  const { name, version, empty, isEmpty, ofThread } = kind;
  const { brief, setBrief, earlier, goOn } = useFreshBrief({ key: `${name}:${userId}`, version, empty, isEmpty });
  const filledFrom = useRef<string | null>(null);

  useEffect(() => {
    if (!thread || filledFrom.current === thread.id) return;
    filledFrom.current = thread.id;
    setBrief((typed) => (isEmpty(typed) ? ofThread(thread) : typed));
  }, [thread, setBrief, isEmpty, ofThread]);

  return { brief, setBrief, earlier, goOn };
}
