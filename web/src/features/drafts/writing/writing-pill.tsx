import type { JobSnapshot } from '@copydesk/contracts';
import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeStage } from '@/lib/jobs/describe-stage';
import { Button } from '@/ui/button';
import { useStopWriting } from '../thread/mutations';

interface WritingPillProps {
  job: JobSnapshot;
  reachable: boolean;
  /** True in the moment in which one still sees it. */
  isDone?: boolean;
  /** A tool's progress. */
  children?: ReactNode;
}

/** Says quietly how far the writing is, and stops it. */
export function WritingPill({ job, reachable, isDone = false, children }: WritingPillProps) {
  const stop = useStopWriting();
  const words = reachable ? describeStage(job) : 'Connection lost. Writing continues; catching up…';
  return (
    <div className="flex max-w-full animate-rise-in items-center gap-3 rounded-full border border-line-strong bg-raised py-1.5 pr-1.5 pl-4 text-sm text-muted shadow-float">
      {children ?? <span aria-hidden className="size-2 shrink-0 animate-breathe rounded-full bg-accent" />}
      <span className="truncate tabular-nums">{isDone ? 'Done' : stop.isPending ? 'Stopping…' : words}</span>
      <Button
        size="small"
        className="rounded-full"
        disabled={isDone || stop.isPending}
        onClick={() => stop.mutate(job.id)}
      >
        <Square className="size-3 fill-current" aria-hidden />
        Stop
      </Button>
    </div>
  );
}
