import type { ThreadResponse } from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { RotateCw, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Composer } from '@/features/drafts/conversation/composer';
import { RequestBubble } from '@/features/drafts/conversation/request-bubble';
import { useComposer } from '@/features/drafts/conversation/use-composer';
import { DraftNotice, DraftSkeleton } from '@/features/drafts/parts/draft-placeholders';
import { DraftText } from '@/features/drafts/parts/draft-text';
import type { CurrentDraft } from '@/features/drafts/thread/current-draft';
import { useRefine } from '@/features/drafts/thread/mutations';
import { versionsOf } from '@/features/drafts/thread/versions';
import { DraftEnding } from '@/features/drafts/writing/draft-ending';
import { WritingPill } from '@/features/drafts/writing/writing-pill';
import { isNotFound } from '@/lib/http-error';
import { describeStage } from '@/lib/jobs/describe-stage';
import { useIsWide } from '@/lib/use-is-wide';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { FailureNotice } from '@/ui/failure-notice';
import { ResultPanel } from './result-panel';
import type { Coach } from './use-coach';

interface CoachPaneProps {
  coach: Coach;
  onOpenDraft: () => void;
}

/** The right side: what the coach does, and what he gave last. */
export function CoachPane({ coach, onOpenDraft }: CoachPaneProps) {
  const { thread, draft, result, isLoading, loadError, analysis, analysisFailure, isImproving, isBusy } = coach;
  const writing = draft?.state === 'writing' ? draft : null;
  const pane = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  // On a phone it stands below the copy: what was asked for comes into sight.
  useEffect(() => {
    if (isBusy && !isWide) pane.current?.scrollIntoView();
  }, [isBusy, isWide]);
  const isEmpty = !result && !analysis && !isImproving;
  const isNew = isEmpty && !isLoading && !loadError;
  const hasFailed = analysisFailure !== null || draft?.state === 'failed';
  const [isChatOpen, setChatOpen] = useState(false);
  return (
    <section
      ref={pane}
      aria-label="Result of the coach"
      className={classNames(
        'flex min-w-0 scroll-mt-14 flex-col gap-4 p-4 *:mx-auto *:w-full *:max-w-[46rem] lg:min-h-0 lg:overflow-y-auto lg:p-6',
        !isNew && 'max-lg:min-h-[calc(100dvh-3.5rem)]',
      )}
    >
      {analysisFailure !== null && (
        <FailureNotice title="Analysis Failed">
          <p>{analysisFailure}</p>
          <p className="text-sm text-muted">Your copy is safe. You do not need to paste it again.</p>
          <Button disabled={isBusy} onClick={coach.analyze}>
            <RotateCw className="size-4" aria-hidden />
            Try again
          </Button>
        </FailureNotice>
      )}
      {analysis && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="mr-auto text-muted tabular-nums">
            {analysis.job ? describeStage(analysis.job) : 'Analyzing...'}
          </p>
          <Button size="small" onClick={coach.stopAnalysis}>
            <Square className="size-3 fill-current" aria-hidden />
            Stop
          </Button>
        </div>
      )}
      {writing?.job && (
        <div className="sticky top-0 z-10 flex max-lg:top-16">
          <WritingPill job={writing.job} reachable={coach.reachable} />
        </div>
      )}
      {isImproving || analysis ? (
        <article aria-label="Result" aria-busy className="max-w-[42rem]">
          {writing?.text ? <DraftText text={writing.text} isWriting /> : <DraftSkeleton />}
        </article>
      ) : (
        result &&
        thread && (
          <ResultPanel
            thread={thread}
            result={result}
            draft={draft}
            isBusy={isBusy}
            isChatOpen={isChatOpen}
            onChat={() => setChatOpen(!isChatOpen)}
            onOpenDraft={onOpenDraft}
            onImproveAgain={coach.improve}
          />
        )
      )}
      {isChatOpen && result && thread && <ChatPanel thread={thread} draft={draft} isBusy={isBusy} />}
      {isEmpty && isLoading && <DraftSkeleton />}
      {isEmpty && loadError && <CoachLoadFailure error={loadError} onRetry={coach.loadAgain} onLeave={coach.leave} />}
      {isNew && thread && draft && <DraftEnding threadId={thread.id} draft={draft} onGenerateAgain={coach.improve} />}
      {isNew && !hasFailed && (
        <DraftNotice
          title="Ready for Analysis"
          text="Paste your email copy. RodChief quotes each weak line and suggests a better one."
        />
      )}
    </section>
  );
}

interface ChatPanelProps {
  thread: ThreadResponse;
  draft: CurrentDraft | null;
  isBusy: boolean;
}

/** Where specific improvements are asked for. Each answer is the next version, and takes the place of the result. */
function ChatPanel({ thread, draft, isBusy }: ChatPanelProps) {
  const refine = useRefine(thread.id, 'chat');
  const composer = useComposer(thread.id, draft, refine);
  const asked = versionsOf(thread).filter(({ request }) => request !== null);
  return (
    <Card aria-labelledby="coach-chat" className="flex flex-col gap-3 p-4">
      <div>
        <h2 id="coach-chat" className="font-semibold">
          Chat with RodChief
        </h2>
        <p className="text-sm text-muted">Ask for specific improvements. Each answer replaces the text above.</p>
      </div>
      {asked.length > 0 && (
        <ol aria-label="Improvements asked for" className="flex flex-col gap-2">
          {asked.map(({ id, request, text }) => (
            <li key={id} className="flex flex-col gap-1">
              {request && <RequestBubble request={request} isApplied />}
              <p className="text-xs text-faint">
                RodChief wrote {countCharacters(text).toLocaleString('en-US')} characters for it.
              </p>
            </li>
          ))}
        </ol>
      )}
      <Composer composer={composer} isBusy={isBusy || composer.isSending} />
    </Card>
  );
}

interface CoachLoadFailureProps {
  error: Error;
  onRetry: () => void;
  onLeave: () => void;
}

/** In the place of the result, where the conversation could not be read. */
function CoachLoadFailure({ error, onRetry, onLeave }: CoachLoadFailureProps) {
  return isNotFound(error) ? (
    <DraftNotice
      title="There is no such conversation"
      text="The address may be old, or the conversation belongs to somebody else."
    >
      <Button onClick={onLeave}>Back to your conversation</Button>
    </DraftNotice>
  ) : (
    <DraftNotice
      title="The conversation could not be loaded"
      text="It is safe on the server, and so is what you typed."
    >
      <Button onClick={onRetry}>Try again</Button>
    </DraftNotice>
  );
}
