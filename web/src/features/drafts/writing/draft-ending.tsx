import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Pill } from '@/ui/pill';
import type { CurrentDraft } from '../threads/current-draft';
import { describeCut } from './describe-cut';
import { describeEnding } from './describe-ending';
import { useRetryWriting } from './use-retry-writing';

interface DraftEndingProps {
  threadId: string;
  draft: CurrentDraft;
  /** Where the first version can be written again. */
  onGenerateAgain?: () => void;
}

/** What stands under a draft that is no longer being written: how it ended, and the one way on. */
export function DraftEnding({ threadId, draft, onGenerateAgain }: DraftEndingProps) {
  const retry = useRetryWriting(threadId);
  const { state, job, cuts, request } = draft;
  const ending = describeEnding(draft);
  if (state === 'stopped') {
    return (
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Pill>Stopped</Pill>
        <p className="text-sm text-muted">{ending.text}</p>
        {request === null && onGenerateAgain && (
          <Button size="small" className="ml-auto" onClick={onGenerateAgain}>
            <RotateCw className="size-4" aria-hidden />
            Generate again
          </Button>
        )}
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <FailureNotice title={ending.title}>
        <p>{ending.text}</p>
        <p className="text-sm text-muted">{ending.safe}</p>
        {job && (
          <Button disabled={retry.isPending} onClick={() => retry.mutate(job)}>
            <RotateCw className="size-4" aria-hidden />
            Try again
          </Button>
        )}
      </FailureNotice>
    );
  }
  if (state !== 'done' || cuts.length === 0) return null;
  return <p className="border-t border-line pt-4 text-sm text-faint">{cuts.map(describeCut).join(' ')}</p>;
}
