import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { CoachReport } from '@/features/coach/coach-report';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { DraftWorkspace } from '@/features/drafts/workspace/draft-workspace';
import { LEFT_PANE, PANES } from '@/features/drafts/workspace/panes';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { feedbackOf, pastedCopyOf } from './coach-result';
import type { useCoachThread } from './use-coach';

/** The button that led here is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The improved version in the workspace of any draft, with its claims, review and versions; beside it the coach's feedback, or the pasted copy. */
export function CoachDraft({ coachThread }: { coachThread: ReturnType<typeof useCoachThread> }) {
  const { id, threadDraft, setDraftOpen, leave } = coachThread;
  const { thread } = threadDraft;
  // On a phone the email comes first.
  const [isShown, setShown] = useState(false);
  const given = thread && feedbackOf(thread);
  const title = given ? 'Feedback' : 'Pasted copy';
  return (
    <main data-fills-page className={PANES}>
      <div className={classNames('flex flex-col gap-4 p-4 max-lg:py-2 lg:p-5', LEFT_PANE)}>
        <div className="flex flex-wrap justify-between gap-2">
          <Button size="small" className="max-md:min-h-11" onClick={() => setDraftOpen(false)}>
            <ArrowLeft className="size-4" aria-hidden />
            Back to RodChief
          </Button>
          <Button
            variant="quiet"
            size="small"
            className="max-md:min-h-11 lg:hidden"
            aria-expanded={isShown}
            aria-controls="beside"
            onClick={() => setShown(!isShown)}
          >
            {title}
          </Button>
        </div>
        {thread && (
          <section
            id="beside"
            aria-labelledby="beside-title"
            className={classNames('text-sm', !isShown && 'max-lg:hidden')}
          >
            <h2 id="beside-title" className="mb-2 font-medium text-muted">
              {title}
            </h2>
            {given ? (
              <CoachReport copy={given.version.text} feedback={given.coaching.feedback} />
            ) : (
              <DraftText text={pastedCopyOf(thread)} />
            )}
          </section>
        )}
      </div>
      <div ref={takeFocus} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none lg:min-h-0">
        <DraftWorkspace threadId={id} onLeave={leave} />
      </div>
    </main>
  );
}
