import type { DraftBrand, JobSnapshot, ReviewResponse } from '@copydesk/contracts';
import { quoteFinder } from '@copydesk/text';
import { RotateCw, Square } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { describeStage } from '@/lib/jobs/describe-stage';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed, useLingering } from '@/lib/time-hooks';
import { useStoredState } from '@/lib/use-stored-state';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Panel } from '@/ui/panel';
import { Progress } from '@/ui/progress';
import type { Note } from '../margin/margin-notes';
import { type NotedDraft, PanelNotes } from '../findings/panel-notes';
import type { Version } from '../thread/versions';
import { type ImprovementState, stateOf } from './applied-edits';
import { ImprovementCard } from './improvement-card';
import { ReviewScore, ScoreNumber } from './review-score';
import { RunText } from './run-text';
import { ScoreLine } from './score-marks';
import type { VersionScore } from './scores';
import { SoundsLikeYou } from './sounds-like-you';
import { StaleCheck } from './stale-check';
import type { useApply } from './use-apply';
import { type useReview, useSaveReview } from './use-review';

export const REVIEW_PROGRESS: ProgressCurve = { delayMs: 0, everyMs: 800, cap: 90, step: () => 5 };

/** From then on the wait is said to be longer than usual. */
const REVIEW_SLOW_MS = 10_000;

/** So long one sees that it has got to its end. */
const DONE_SHOWN_MS = 500;

const VERSION = 1;

interface ReviewPanelProps {
  threadId: string;
  /** Who speaks in it. */
  brand: DraftBrand | null;
  version: Version;
  reviews: Omit<ReturnType<typeof useReview>, 'show'>;
  suggestions: ReturnType<typeof useApply>;
  /** What is on the screen. */
  draft: NotedDraft;
  /** True where that is not what was reviewed. */
  isStale: boolean;
  /** The scores of all versions that have one. */
  scores: VersionScore[];
}

/** The review of a version: its score in sight, and its comments in the order of the text. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { threadId, brand, version, reviews, suggestions, draft, isStale, scores } = props;
  const { isBusy } = draft;
  const review = reviews.stateFor(version.id);
  const result = review.state === 'done' ? review.review : null;
  const isEnding = useLingering(review.state === 'running', DONE_SHOWN_MS) && result !== null;
  const [dismissed, setDismissed] = useStoredState<number[]>(`dismissed:${version.id}`, VERSION, []);
  const save = useSaveReview(threadId);
  const isKept = save.isSuccess || (review.state === 'done' && review.kept);
  const stateAt = (place: number) => stateOf(result?.details[place] ?? {}, suggestions.edited);
  const offered = [...(result?.improvements.keys() ?? [])].filter((place) => !result?.details[place]?.byHand);
  const chosen = offered.filter((place) => stateAt(place) === 'open' && !dismissed.includes(place));
  const shows = result && !isEnding;
  return (
    <Panel
      title="Expert Review"
      description={`RodChief on version ${version.number}`}
      onClose={reviews.close}
      notice={
        shows &&
        isStale && <StaleCheck version={version.number} isBusy={isBusy} onAgain={() => reviews.open(version)} />
      }
      aside={shows && <ScoreNumber score={result.score} isStale={isStale} />}
      footer={
        review.state === 'running' ? (
          <Button variant="quiet" onClick={reviews.cancel}>
            <Square className="size-3 fill-current" aria-hidden />
            Stop
          </Button>
        ) : (
          shows && (
            <>
              <Button size="small" onClick={() => save.mutate(version.id)} disabled={save.isPending || isKept}>
                {save.isPending ? 'Saving...' : isKept ? 'Saved' : 'Save Feedback'}
              </Button>
              <Button
                size="small"
                disabled={isBusy || chosen.length === 0}
                onClick={() => suggestions.apply(result, chosen, reviews.close)}
              >
                Apply suggestions
              </Button>
            </>
          )
        )
      }
    >
      {(review.state === 'running' || isEnding) && <ReviewWait running={review.state === 'running' ? review : null} />}
      {(review.state === 'failed' || review.state === 'none') && (
        <FailureNotice title="Failed to get feedback. Please try again.">
          <Button onClick={() => reviews.ask(version)}>
            <RotateCw className="size-4" aria-hidden />
            Try Again
          </Button>
        </FailureNotice>
      )}
      {shows && (
        <div className="flex flex-col gap-4">
          <ReviewScore review={result} isStale={isStale} />
          {brand && <SoundsLikeYou brand={brand} text={draft.text} />}
          {scores.length > 1 && <ScoreLine scores={scores} />}
          <RunText title="Feedback" text={result.feedback} />
          {result.improvements.length > 0 && (
            <h3 className="-mb-1.5 flex items-baseline justify-between text-sm font-semibold">
              Improvements
              <span className="font-normal text-muted tabular-nums">{chosen.length} selected</span>
            </h3>
          )}
          <ReviewNotes
            draft={draft}
            suggestions={suggestions}
            result={result}
            stateAt={stateAt}
            dismissed={dismissed}
            onDismiss={setDismissed}
          />
        </div>
      )}
      <Announcement>{result ? `The review is here: score ${result.score} of 10.` : ''}</Announcement>
    </Panel>
  );
}

interface ReviewNotesProps {
  draft: NotedDraft;
  suggestions: ReturnType<typeof useApply>;
  result: ReviewResponse;
  stateAt: (place: number) => ImprovementState;
  /** Comments that were put away, by their places in the review. */
  dismissed: number[];
  onDismiss: (dismissed: number[]) => void;
}

/** The comments, and among them what rules find. */
function ReviewNotes({ draft, suggestions, result, stateAt, dismissed, onDismiss }: ReviewNotesProps) {
  const { text, isBusy } = draft;
  const { improvements, details } = result;
  const find = useMemo(() => quoteFinder(text), [text]);
  const notes = improvements.map((suggestion, place): Note => {
    const improvement = details[place] ?? suggestion;
    const state = stateAt(place);
    const span = quotesOf(details[place], state).reduce<Note['span']>((found, quote) => found ?? find(quote), null);
    const { edit } = details[place] ?? {};
    const take = () =>
      edit ? suggestions.take(edit, suggestion) : suggestions.apply(result, [place], () => undefined);
    return {
      key: `review-${place}`,
      span,
      card: (
        <ImprovementCard
          improvement={improvement}
          state={state}
          isDismissed={dismissed.includes(place)}
          onTake={isBusy ? null : take}
          onDismiss={(isDismissed) =>
            onDismiss(isDismissed ? [...dismissed, place] : dismissed.filter((other) => other !== place))
          }
          onUndo={isBusy ? null : suggestions.undo}
        />
      ),
    };
  });
  // A promise that the review names is not listed a second time.
  const isNamed = ({ kind, from, to }: NotedDraft['findings'][number]) =>
    kind === 'promise' &&
    details.some(({ byRule, suggestion }) => byRule && suggestion.includes(`“${text.slice(from, to)}”`));
  const findings = draft.findings.filter((finding) => !isNamed(finding));
  return <PanelNotes label="Comments" draft={{ ...draft, findings }} notes={notes} />;
}

/** Words by which the line of a comment is found: what stands there now that it was made, else what it quotes. */
function quotesOf(improvement: ReviewResponse['details'][number] | undefined, state: ImprovementState): string[] {
  if (!improvement) return [];
  const { line, edit } = improvement;
  if (state === 'applied' && edit) return edit.action === 'cut' ? [] : [edit.text];
  return [line, ...(edit ? [edit.quote] : [])];
}

interface ReviewWaitProps {
  /** Null once it has ended. */
  running: { startedAt: number; job: JobSnapshot | null } | null;
}

/** What one sees while an email is reviewed, and for a moment when it is done. */
function ReviewWait({ running }: ReviewWaitProps) {
  const elapsed = useElapsed(running?.startedAt ?? null, REVIEW_PROGRESS.everyMs);
  const percent = running ? percentAfter(REVIEW_PROGRESS, elapsed) : 100;
  const isSlow = useHasPassed(running ? running.startedAt + REVIEW_SLOW_MS : null);
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-col gap-2">
        <Progress label="Expert Review" value={percent} />
        <div className="flex justify-between gap-4 text-sm text-muted">
          <span>{running ? (running.job ? describeStage(running.job) : 'Starting…') : 'Done'}</span>
          <span className="tabular-nums">{percent}%</span>
        </div>
      </div>
      <div role="status">
        {isSlow && (
          <div className="animate-rise-in rounded-md border border-warn/30 bg-warn-soft p-3">
            <p className="font-medium text-warn">This is taking longer than usual</p>
            <p className="text-muted">RodChief is still analyzing your email. Please wait a moment...</p>
          </div>
        )}
      </div>
      <p className="text-sm text-faint">You can close this and go on writing. The review continues.</p>
    </div>
  );
}

/** True from that moment on, without waiting for the next tick of a clock; never where there is none. */
function useHasPassed(at: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setPassed(at), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return at !== null && passed === at;
}
