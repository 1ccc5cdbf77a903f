import { isFinal, PART_NAMES, type JobSnapshot } from '@copydesk/contracts';
import { Square } from 'lucide-react';
import { useState } from 'react';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import { describeStage } from '@/lib/jobs/describe-stage';
import { percentAfter, type ProgressCurve } from '@/lib/progress-curve';
import { useElapsed } from '@/lib/use-elapsed';
import { Button } from '@/ui/button';
import { Progress } from '@/ui/progress';

/** 10, 25, 40, 55, 70, 85. */
const CURVE: ProgressCurve = { delayMs: 0, everyMs: 1_000, cap: 85, step: (percent) => (percent === 0 ? 10 : 15) };

interface CampaignProgressProps {
  job: JobSnapshot;
  reachable: boolean;
  work: CampaignWork;
}

/** The documented progress, with what is really going on beside it. */
export function CampaignProgress({ job, reachable, work }: CampaignProgressProps) {
  const isWriting = !isFinal(job.status);
  const [openedAt] = useState(() => Date.now());
  const [wasWriting] = useState(isWriting);
  const elapsed = useElapsed(isWriting ? openedAt : null, CURVE.everyMs);
  if (!isWriting && (job.status !== 'completed' || !wasWriting)) return null;
  const percent = isWriting ? percentAfter(CURVE, elapsed) : 100;
  const part = job.progress?.part;
  const stage = reachable ? describeStage(job) : 'Connection lost. The writing goes on; catching up…';
  return (
    <div className="flex flex-col gap-2">
      <Progress label="Campaign progress" value={percent} />
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted tabular-nums">
        <span>{percent}%</span>
        <span className="mr-auto">{isWriting ? `${part ? `${PART_NAMES[part]}: ` : ''}${stage}` : 'Done'}</span>
        {isWriting && (
          <Button size="small" disabled={work.stop.isPending} onClick={() => work.stop.mutate(job.id)}>
            <Square className="size-3 fill-current" aria-hidden />
            Stop
          </Button>
        )}
      </div>
    </div>
  );
}
