import type { ThreadResponse } from '@copydesk/contracts';
import { useMemo, type RefObject } from 'react';
import { Announcement } from '@/ui/announcement';
import { copiedPassages } from '../copied-passages';
import { useMarkedPassages } from '../use-marked-passages';
import { winnerOf } from '../winner-of';
import { CopiedNotice } from './copied-notice';

interface CopiedFromWinnerProps {
  thread: ThreadResponse;
  /** The version that is shown, and where. */
  text: string;
  email: RefObject<HTMLElement | null>;
}

/** Stands over a clone: warns of what it took from its winner word for word, and marks it. */
export function CopiedFromWinner({ thread, text, email }: CopiedFromWinnerProps) {
  const winner = winnerOf(thread);
  const passages = useMemo(() => copiedPassages(winner, text), [winner, text]);
  const show = useMarkedPassages(email, text, passages);
  return (
    <>
      {passages.length > 0 && <CopiedNotice passages={passages} onShow={show} />}
      <Announcement>
        {passages.length > 0 ? 'Some passages of the clone are the winner’s own, word for word.' : ''}
      </Announcement>
    </>
  );
}
