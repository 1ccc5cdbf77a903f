import { PART_NAMES, type JobSnapshot } from '@copydesk/contracts';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Pill } from '@/ui/pill';
import { announce, toastFailure } from '@/ui/toast/toast-store';

interface CampaignEndingProps {
  job: JobSnapshot;
  parts: CurrentPart[];
  work: CampaignWork;
}

/** How writing ended that did not end well: what is kept, and the one way on. */
export function CampaignEnding({ job, parts, work }: CampaignEndingProps) {
  const next = parts.find(({ stored }) => stored === null)?.part;
  if (!next || (job.status !== 'failed' && job.status !== 'cancelled')) return null;
  const done = parts.filter(({ stored }) => stored !== null);
  const kept =
    done.length === 0
      ? 'Your brief is safe.'
      : `What is done is kept: ${done.map(({ part }) => PART_NAMES[part]).join(', ')}.`;
  const goOn = (
    <Button disabled={work.retry.isPending} onClick={() => work.retry.mutate(job)}>
      <RotateCw className="size-4" aria-hidden />
      Continue with {PART_NAMES[next]}
    </Button>
  );
  if (job.status === 'cancelled') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Pill>Stopped</Pill>
        <p className="mr-auto text-sm text-muted">{kept}</p>
        {goOn}
      </div>
    );
  }
  return (
    <FailureNotice title={`${PART_NAMES[next]} was not written`}>
      <p>{job.error?.message ?? 'Failed to generate campaign content'}</p>
      <p className="text-sm text-muted">{kept}</p>
      {goOn}
    </FailureNotice>
  );
}

/** Tells how the writing ended that was seen at work; one that had ended before is no news. */
export function useCampaignEnding(job: JobSnapshot | null): void {
  const seen = useRef<string | null>(null);
  const { id = null, status, error } = job ?? {};
  const failure = error?.message;
  useEffect(() => {
    const wasAtWork = seen.current !== null && seen.current === id;
    seen.current = status === 'queued' || status === 'running' ? id : null;
    if (!wasAtWork) return;
    if (status === 'failed') toastFailure('Generation Failed', failure ?? 'Failed to generate campaign content');
    if (status === 'completed') {
      announce({
        title: 'Campaign Generated Successfully!',
        description: 'Your 5-day email sequence and order form are ready.',
      });
    }
  }, [id, status, failure]);
}
