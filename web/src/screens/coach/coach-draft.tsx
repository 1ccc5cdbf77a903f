import { ArrowLeft } from 'lucide-react';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { DraftWorkspace } from '@/features/drafts/workspace/draft-workspace';
import { LEFT_PANE, PANES } from '@/features/drafts/workspace/panes';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { pastedCopyOf } from './coach-result';
import type { useCoachThread } from './use-coach';

/** The button that led here is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The improved version in the workspace of any draft, with its claims, review and versions; beside it the pasted copy. */
export function CoachDraft({ coachThread }: { coachThread: ReturnType<typeof useCoachThread> }) {
  const { id, threadDraft, setDraftOpen, leave } = coachThread;
  const { thread } = threadDraft;
  return (
    <main data-fills-page className={PANES}>
      <div className={classNames('flex flex-col gap-4 p-4 max-lg:py-2 lg:p-5', LEFT_PANE)}>
        <Button size="small" className="self-start max-md:min-h-11" onClick={() => setDraftOpen(false)}>
          <ArrowLeft className="size-4" aria-hidden />
          Back to RodChief
        </Button>
        {thread && (
          <section aria-labelledby="pasted" className="text-sm max-lg:hidden">
            <h2 id="pasted" className="mb-2 font-medium text-muted">
              Pasted copy
            </h2>
            <DraftText text={pastedCopyOf(thread)} />
          </section>
        )}
      </div>
      <div ref={takeFocus} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none lg:min-h-0">
        <DraftWorkspace threadId={id} onLeave={leave} />
      </div>
    </main>
  );
}
