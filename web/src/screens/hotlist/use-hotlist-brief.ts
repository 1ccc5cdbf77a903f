import type { ThreadResponse } from '@copydesk/contracts';
import { useEffect, useRef } from 'react';
import { hotlistInputs } from '@/features/briefs/hotlist-request';
import { useStoredState } from '@/lib/use-stored-state';
import { briefOf, EMPTY_BRIEF, isEmptyBrief } from './hotlist-brief';

const VERSION = 2;

/** The brief of this tab. Where nothing was typed yet, a thread that is opened brings its own. */
export function useHotlistBrief(userId: number, thread: ThreadResponse | null) {
  const [brief, setBrief] = useStoredState(`hotlist:${userId}`, VERSION, EMPTY_BRIEF);
  const filledFrom = useRef<string | null>(null);

  useEffect(() => {
    if (!thread || filledFrom.current === thread.id) return;
    filledFrom.current = thread.id;
    setBrief((typed) => (isEmptyBrief(typed) ? briefOf(hotlistInputs(thread.inputs)) : typed));
  }, [thread, setBrief]);

  return [brief, setBrief] as const;
}
