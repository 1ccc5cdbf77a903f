import { PART_NAMES, type JobSnapshot } from '@copydesk/contracts';
import { RotateCw } from 'lucide-react';
import type { CurrentPart } from '@/features/campaigns/current-parts';
import type { CampaignWork } from '@/features/campaigns/use-campaign-work';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Pill } from '@/ui/pill';

interface CampaignEndingProps {
  job: JobSnapshot;
  parts: CurrentPart[];
  work: CampaignWork;
}

/** How writing ended that did not end well: what is kept, and the one way on. */
export function CampaignEnding({ job, parts, work }: CampaignEndingProps) {
  if (job.status !== 'failed' && job.status !== 'cancelled') return null;
  const isWhole = job.name === 'generate-campaign';
  const next = isWhole ? parts.find(({ stored }) => stored === null)?.part : undefined;
  const done = parts.filter(({ stored }) => stored !== null);
  const kept =
    done.length === 0
      ? 'Your brief is safe.'
      : `What is done is kept: ${done.map(({ part }) => PART_NAMES[part]).join(', ')}.`;
  if (isWhole && !next) return null;
  const goOn = (
    <Button disabled={work.retry.isPending} onClick={() => work.retry.mutate(job)}>
      <RotateCw className="size-4" aria-hidden />
      {next ? `Go on at ${PART_NAMES[next]}` : 'Try again'}
    </Button>
  );
  if (job.status === 'cancelled') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Pill>Stopped</Pill>
        <p className="mr-auto text-sm text-muted">{isWhole ? kept : 'The part is as it was before.'}</p>
        {isWhole && goOn}
      </div>
    );
  }
  return (
    <FailureNotice title={next ? `${PART_NAMES[next]} was not written` : 'The part was not changed'}>
      <p>{job.error?.message ?? 'Failed to generate campaign content'}</p>
      <p className="text-sm text-muted">{isWhole ? kept : 'It is as it was before.'}</p>
      {goOn}
    </FailureNotice>
  );
}
