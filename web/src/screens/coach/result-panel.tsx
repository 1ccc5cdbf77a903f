import type { ThreadResponse } from '@copydesk/contracts';
import { Flag, MessagesSquare, PenLine } from 'lucide-react';
import { useState } from 'react';
import { CoachReport } from '@/features/coach/coach-report';
import { ActionButton } from '@/features/drafts/parts/action-button';
import { DraftText } from '@/features/drafts/parts/draft-text';
import { FeedbackDialog } from '@/features/drafts/parts/feedback-dialog';
import { CopyEmail } from '@/features/drafts/saving/copy-email';
import { SaveButton } from '@/features/drafts/saving/save-button';
import { useSaving } from '@/features/drafts/saving/use-saving';
import type { CurrentDraft } from '@/features/drafts/thread/current-draft';
import { DraftEnding } from '@/features/drafts/writing/draft-ending';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { feedbackOf, type CoachResult } from './coach-result';

interface ResultPanelProps {
  thread: ThreadResponse;
  result: CoachResult;
  /** The text as it is written. */
  draft: CurrentDraft | null;
  isBusy: boolean;
  isChatOpen: boolean;
  onChat: () => void;
  onOpenDraft: () => void;
  onImproveAgain: () => void;
}

/** What the coach gave: his feedback, or the better version, and what can be done with it. */
export function ResultPanel(props: ResultPanelProps) {
  const { thread, result, draft, isBusy, isChatOpen, onChat, onOpenDraft, onImproveAgain } = props;
  const { version, coaching, text } = result;
  const saving = useSaving(thread, { version, text: version.text });
  const [isReporting, setReporting] = useState(false);
  const title = coaching ? 'Feedback' : 'Improved version';
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        <h2 className="mr-auto text-lg font-semibold max-sm:basis-full">{title}</h2>
        {!coaching && (
          <Button size="small" disabled={isBusy} onClick={onOpenDraft}>
            <PenLine className="size-4" aria-hidden />
            Open in editor
          </Button>
        )}
        {!coaching && <SaveButton saving={saving} look="bar" disabled={isBusy} />}
        <CopyEmail thread={thread} text={text} generationId={saving.savedId} look="bar" disabled={isBusy} />
        <Button size="small" aria-pressed={isChatOpen} onClick={onChat}>
          <MessagesSquare className="size-4" aria-hidden />
          Chat
        </Button>
        <ActionButton look="icon" label="Report Feedback" Icon={Flag} onClick={() => setReporting(true)} />
      </div>
      <article aria-label="Result" className="max-w-[42rem]">
        {coaching ? (
          <CoachReport copy={version.text} feedback={coaching.feedback} />
        ) : (
          <DraftText text={version.text} />
        )}
        {!coaching && <EarlierFeedback thread={thread} />}
        {draft && !isBusy && <DraftEnding threadId={thread.id} draft={draft} onGenerateAgain={onImproveAgain} />}
      </article>
      {isReporting && <FeedbackDialog threadId={thread.id} text={text} onClose={() => setReporting(false)} />}
      <Announcement>{isBusy ? '' : `${title} is ready.`}</Announcement>
    </>
  );
}

/** What the coach said of the copy before it was improved: folded away under the better version. */
function EarlierFeedback({ thread }: { thread: ThreadResponse }) {
  const given = feedbackOf(thread);
  if (!given) return null;
  return (
    <details className="mt-8 border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-medium text-muted max-md:min-h-11 max-md:py-3">
        Feedback on your copy
      </summary>
      <div className="pt-4">
        <CoachReport copy={given.version.text} feedback={given.coaching.feedback} />
      </div>
    </details>
  );
}
