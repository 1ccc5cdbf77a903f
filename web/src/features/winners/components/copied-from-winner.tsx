import type { ThreadResponse } from '@copydesk/contracts';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { Announcement } from '@/ui/announcement';
import { type CopiedPassage, copiedPassages, winnerOf } from '../copied-passages';
import { useMarkedPassages } from '../use-marked-passages';

interface CopiedFromWinnerProps {
  thread: ThreadResponse;
  /** The version that is shown, and where. */
  text: string;
  email: RefObject<HTMLElement | null>;
}

/** Stands over a clone: warns of what it took from its winner word for word, and marks it. */
export default function CopiedFromWinner({ thread, text, email }: CopiedFromWinnerProps) {
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

interface CopiedNoticeProps {
  passages: CopiedPassage[];
  onShow: (passage: CopiedPassage) => void;
}

/** Says what of a clone is the winner's own, word for word, and leads there. */
function CopiedNotice({ passages, onShow }: CopiedNoticeProps) {
  const passagesAre = passages.length === 1 ? '1 passage is' : `${passages.length} passages are`;
  return (
    <section aria-label="Copied from the winner" className="mb-7 rounded-lg border border-warn/35 bg-warn-soft p-4">
      <p className="flex gap-2 font-medium text-warn">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        {passagesAre} the winner’s own, word for word
      </p>
      <p className="mt-1 text-sm text-muted">
        Twelve or more words in a row are the same in both. Ask for a change or edit them before you send.
      </p>
      <ul className="mt-2 flex flex-col">
        {passages.map((passage) => (
          <li key={passage.from} className="flex items-baseline gap-3 border-t border-line py-2 last:pb-0">
            <q dir="auto" className="line-clamp-2 min-w-0 flex-1 font-serif text-lg break-words">
              {passage.quote}
            </q>
            <button
              type="button"
              onClick={() => onShow(passage)}
              className="shrink-0 rounded-sm text-sm font-medium text-accent hover:underline max-md:-my-3 max-md:min-h-11"
            >
              Show in email
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
