import { CAMPAIGN_PARTS, isFinal, PART_NAMES, type JobSnapshot } from '@copydesk/contracts';
import { Square } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { describeStage } from '@/lib/jobs/describe-stage';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/time-hooks';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';

/** 10, 25, 40, 55, 70 and 85 percent, a second apart. */
export const CAMPAIGN_PROGRESS: ProgressCurve = {
  delayMs: 0,
  everyMs: 1_000,
  cap: 85,
  step: (percent) => (percent === 0 ? 10 : 15),
};

interface CampaignProgressProps {
  job: JobSnapshot;
  /** How many parts are done. */
  done: number;
  reachable: boolean;
  isStopping: boolean;
  onStop: () => void;
}

/** The documented curve while the campaign is written, 100 at its end and 0 after a failure; beside it the parts that are really done. */
export function CampaignProgress(props: CampaignProgressProps) {
  const { job, done } = props;
  const isWriting = !isFinal(job.status);
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (isWriting && !wasWriting) setWasWriting(true);
  if (isWriting) return <RisingProgress {...props} />;
  if (job.status === 'failed') {
    return (
      <ProgressLine percent={0} done={done}>
        Not finished
      </ProgressLine>
    );
  }
  return job.status === 'completed' && wasWriting ? (
    <ProgressLine percent={100} done={done}>
      Done
    </ProgressLine>
  ) : null;
}

/** Starts over each time the writing does. */
function RisingProgress({ job, done, reachable, isStopping, onStop }: CampaignProgressProps) {
  const [openedAt] = useState(() => Date.now());
  const elapsed = useElapsed(openedAt, CAMPAIGN_PROGRESS.everyMs);
  const part = job.progress?.part;
  const stage = reachable ? describeStage(job) : 'Connection lost. Writing continues; catching up…';
  return (
    <ProgressLine percent={percentAfter(CAMPAIGN_PROGRESS, elapsed)} done={done}>
      <span className="mr-auto">{`${part ? `${PART_NAMES[part]}: ` : ''}${stage}`}</span>
      <Button size="small" disabled={isStopping} onClick={onStop}>
        <Square className="size-3 fill-current" aria-hidden />
        Stop
      </Button>
    </ProgressLine>
  );
}

/** '2 of 6 parts, 33%' */
function describeDone(done: number): string {
  const all = CAMPAIGN_PARTS.length;
  return `${done} of ${all} parts, ${Math.round((done / all) * 100)}%`;
}

interface ProgressLineProps {
  percent: number;
  done: number;
  children: ReactNode;
}

function ProgressLine({ percent, done, children }: ProgressLineProps) {
  return (
    <div className="flex flex-col gap-2">
      <Progress label="Campaign progress" value={percent} />
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
        <span>{describeDone(done)}</span>
        {children}
      </div>
    </div>
  );
}
