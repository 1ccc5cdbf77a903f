import type { JobSnapshot } from '@copydesk/contracts';
import { describeStage } from '@/lib/jobs/describe-stage';
import { percentAfter } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/use-elapsed';
import { Progress } from '@/ui/progress';
import { useHasPassed } from '../runs/use-has-passed';
import { REVIEW_PROGRESS, REVIEW_SLOW_MS } from './review-progress';

interface ReviewWaitProps {
  /** Null once it has ended. */
  running: { startedAt: number; job: JobSnapshot | null } | null;
}

/** What one sees while an email is reviewed, and for a moment when it is done. */
export function ReviewWait({ running }: ReviewWaitProps) {
  const elapsed = useElapsed(running?.startedAt ?? null, REVIEW_PROGRESS.everyMs);
  const percent = running ? percentAfter(REVIEW_PROGRESS, elapsed) : 100;
  const isSlow = useHasPassed(running ? running.startedAt + REVIEW_SLOW_MS : null);
  return (
    <div className="flex flex-col gap-4 py-2">
      <div className="flex flex-col gap-2">
        <Progress label="Expert review" value={percent} />
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
      <p className="text-sm text-faint">You can close this and go on writing. The review goes on.</p>
    </div>
  );
}
