import type { JobSnapshot } from '@copydesk/contracts';
import { useState } from 'react';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed, useLingering } from '@/lib/time-hooks';
import { Progress } from '@/ui/progress';
import type { CurrentDraft } from '../thread/current-draft';
import { WritingPill } from './writing-pill';

/** How long a progress that is whole stays to be seen. */
const WHOLE_FOR_MS = 300;

interface WritingStatusProps {
  draft: CurrentDraft;
  /** The tool's own, for its first versions; null where it shows none. */
  curve: ProgressCurve | null;
  reachable: boolean;
}

/** Hovers over a draft while it is written. */
export function WritingStatus({ draft, curve, reachable }: WritingStatusProps) {
  const { state, job, request } = draft;
  const isWriting = state === 'writing';
  const isRecent = useLingering(isWriting, WHOLE_FOR_MS);
  if (!job) return null;
  const isShown = isWriting || (isRecent && state === 'done');
  if (curve && request === null && isShown) {
    return <GenerationPill key={job.id} job={job} reachable={reachable} curve={curve} isDone={!isWriting} />;
  }
  return isWriting && <WritingPill job={job} reachable={reachable} />;
}

interface GenerationPillProps {
  job: JobSnapshot;
  reachable: boolean;
  curve: ProgressCurve;
  isDone: boolean;
}

/** A tool's progress, with what is really going on beside it. */
function GenerationPill({ job, reachable, curve, isDone }: GenerationPillProps) {
  const [since] = useState(() => Date.now());
  const elapsed = useElapsed(isDone ? null : since, curve.everyMs);
  const percent = isDone ? 100 : percentAfter(curve, elapsed);
  return (
    <WritingPill job={job} reachable={reachable} isDone={isDone}>
      <span className="w-12 shrink-0 sm:w-32">
        <Progress label="Generation progress" value={percent} />
      </span>
      {/* Once there is text, how much of it there is says more than a curve. */}
      {job.text === '' && <span className="w-9 shrink-0 text-right tabular-nums max-sm:hidden">{percent}%</span>}
    </WritingPill>
  );
}
