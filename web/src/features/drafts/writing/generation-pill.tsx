import type { JobSnapshot } from '@copydesk/contracts';
import { useState } from 'react';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/use-elapsed';
import { Progress } from '@/ui/progress';
import { WritingPill } from './writing-pill';

interface GenerationPillProps {
  job: JobSnapshot;
  reachable: boolean;
  curve: ProgressCurve;
  isDone: boolean;
}

/** A tool's progress, with what is really going on beside it. */
export function GenerationPill({ job, reachable, curve, isDone }: GenerationPillProps) {
  const [since] = useState(() => Date.now());
  const elapsed = useElapsed(isDone ? null : since, curve.everyMs);
  const percent = isDone ? 100 : percentAfter(curve, elapsed);
  return (
    <WritingPill job={job} reachable={reachable} isDone={isDone}>
      <span className="w-12 shrink-0 sm:w-32">
        <Progress label="Generation progress" value={percent} />
      </span>
      <span className="w-9 shrink-0 text-right tabular-nums max-sm:hidden">{percent}%</span>
    </WritingPill>
  );
}
