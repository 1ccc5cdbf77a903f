import { Check, Copy, RotateCw } from 'lucide-react';
import { describeStage } from '@/lib/jobs/describe-stage';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { announce } from '@/ui/toast/toast-store';
import { useCopy } from '@/ui/use-copy';
import { useElapsed } from '@/lib/time-hooks';
import { Announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Panel } from '@/ui/panel';
import { Progress } from '@/ui/progress';
import type { NotedDraft } from '../findings/panel-notes';
import { checkAsText, describeFailure } from './describe-check';
import { FactCheckResult } from './fact-check-result';
import type { Version } from '../thread/versions';
import { StaleCheck } from './stale-check';
import { CHECK_ALL, type CheckedDraft, type useFactCheck } from './use-fact-check';

export const FACT_CHECK_PROGRESS: ProgressCurve = {
  delayMs: 0,
  everyMs: 150,
  cap: 90,
  step: (percent) => (percent < 30 ? 5 : percent < 70 ? 3 : 1),
};

interface FactCheckPanelProps {
  factCheck: ReturnType<typeof useFactCheck>;
  draft: NotedDraft;
  /** The versions of the draft, by which a check of earlier words is named. */
  versions: Version[];
}

/** The check of a text, from the search to its verdicts. */
export function FactCheckPanel({ factCheck, draft, versions }: FactCheckPanelProps) {
  const { run, isStale, checkNext, checkAll, searchAgain, checkAgain, cancel, close } = factCheck;
  const isRunning = run?.state === 'running';
  const elapsed = useElapsed(isRunning ? run.startedAt : null, FACT_CHECK_PROGRESS.everyMs);
  const { copy, isCopied } = useCopy({ tell: announce });
  if (!run) return null;
  const result = run.state === 'done' ? (run.job?.result ?? null) : null;
  const percent = percentAfter(FACT_CHECK_PROGRESS, elapsed);
  const text = result && checkAsText(result);
  return (
    <Panel
      title="Fact Check"
      onClose={close}
      notice={
        result &&
        isStale && <StaleCheck version={versionOf(run.subject, versions)} isBusy={draft.isBusy} onAgain={checkAgain} />
      }
      footer={
        isRunning ? (
          <>
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
            {checkNext && (
              <Button size="small" onClick={checkNext}>
                Check the new selection
              </Button>
            )}
          </>
        ) : (
          <>
            {checkNext && (
              <Button size="small" onClick={checkNext}>
                Check the new selection
              </Button>
            )}
            {checkAll && (
              <Button size="small" onClick={checkAll}>
                {CHECK_ALL}
              </Button>
            )}
            {text && (
              <Button size="small" onClick={() => void copy({ text })}>
                {isCopied ? (
                  <Check className="size-4 text-good" aria-hidden />
                ) : (
                  <Copy className="size-4" aria-hidden />
                )}
                {isCopied ? 'Copied' : 'Copy'}
              </Button>
            )}
            {!(result && isStale) && (
              <Button size="small" onClick={searchAgain}>
                <RotateCw className="size-4" aria-hidden />
                Search again
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <blockquote
          dir="auto"
          className="line-clamp-3 border-l-2 border-accent/60 pl-3 font-serif text-lg break-words whitespace-pre-wrap text-muted"
        >
          {run.subject.text.replaceAll('**', '')}
        </blockquote>
        {isRunning && (
          <div className="flex flex-col gap-2">
            <Progress label="Fact Check" value={percent} />
            <div className="flex justify-between gap-4 text-sm text-muted">
              <span>{run.job ? describeStage(run.job) : 'Starting…'}</span>
              <span className="tabular-nums">{percent}%</span>
            </div>
          </div>
        )}
        {run.state === 'failed' && (
          <FailureNotice title="Fact checking failed">
            <p>{describeFailure(run.failure)}</p>
          </FailureNotice>
        )}
        {result && <FactCheckResult draft={draft} result={result} isStale={isStale} />}
      </div>
      <p className="mt-5 text-sm text-faint">
        {isRunning
          ? 'You can close this and go on writing. The check continues.'
          : 'To check a part of the email, select it and press Fact Check.'}
      </p>
      <Announcement>{result ? 'The fact check is done.' : ''}</Announcement>
    </Panel>
  );
}

/** Words that were typed when they were checked are a version of their own by now. */
function versionOf({ words, version }: CheckedDraft, versions: Version[]): number {
  return versions.findLast(({ text }) => text === words)?.number ?? version;
}
