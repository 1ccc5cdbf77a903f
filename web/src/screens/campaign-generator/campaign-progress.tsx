import { CAMPAIGN_PARTS, isFinal, PART_NAMES, type JobSnapshot } from '@copydesk/contracts';
import { Square } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
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
  work: CampaignWork;
}

/** The documented progress: it rises while the campaign is written, ends at 100, and is back at 0 after a failure. */
export function CampaignProgress({ job, done, reachable, work }: CampaignProgressProps) {
  const isWriting = !isFinal(job.status);
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (isWriting && !wasWriting) setWasWriting(true);
  if (isWriting) return <RisingProgress job={job} done={done} reachable={reachable} work={work} />;
  if (job.status === 'failed') return <ProgressLine percent={0}>Not finished</ProgressLine>;
  return job.status === 'completed' && wasWriting ? <ProgressLine percent={100}>Done</ProgressLine> : null;
}

/** Begins anew each time the writing does, and is never behind the parts that are done. What is really going on stands beside it. */
function RisingProgress({ job, done, reachable, work }: CampaignProgressProps) {
  const [openedAt] = useState(() => Date.now());
  const elapsed = useElapsed(openedAt, CAMPAIGN_PROGRESS.everyMs);
  const part = job.progress?.part;
  const stage = reachable ? describeStage(job) : 'Connection lost. Writing continues; catching up…';
  return (
    <ProgressLine percent={Math.max(percentAfter(CAMPAIGN_PROGRESS, elapsed), job.progress?.percent ?? 0)} isRising>
      <span>{describeDone(done)}</span>
      <span className="mr-auto">{`${part ? `${PART_NAMES[part]}: ` : ''}${stage}`}</span>
      <Button size="small" disabled={work.stop.isPending} onClick={() => work.stop.mutate(job.id)}>
        <Square className="size-3 fill-current" aria-hidden />
        Stop
      </Button>
    </ProgressLine>
  );
}

/** '2 of 6 parts' */
export function describeDone(done: number): string {
  return `${done} of ${CAMPAIGN_PARTS.length} parts`;
}

interface ProgressLineProps {
  percent: number;
  /** Nothing is said of it at its very beginning: there may be text already. */
  isRising?: boolean;
  children: ReactNode;
}

function ProgressLine({ percent, isRising = false, children }: ProgressLineProps) {
  return (
    <div className="flex flex-col gap-2">
      <Progress label="Campaign progress" value={percent} />
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
        {!(isRising && percent === 0) && <span>{percent}%</span>}
        {children}
      </div>
    </div>
  );
}
