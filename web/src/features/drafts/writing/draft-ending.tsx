import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';
import { FailureNotice } from '@/ui/failure-notice';
import { Pill } from '@/ui/pill';
import type { CurrentDraft } from '../thread/current-draft';
import { describeCut, failureOf } from '../thread/job-words';
import { useRetryWriting } from '../thread/mutations';

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

interface Ending {
  title: string;
  text: string;
  /** What is not lost. */
  safe: string;
}

/** How the work on a draft ended that did not end well, in words. */
function describeEnding({ state, version, request, failure, job }: CurrentDraft): Ending {
  if (state === 'stopped' && failure !== null) {
    return { title: 'Stopped', text: `${failure} What was written until then is kept.`, safe: '' };
  }
  if (state === 'stopped') {
    const isKept = request === null || version === null || version.stopped;
    const text = isKept
      ? 'What was written until then is kept.'
      : 'Nothing had been written yet. The email is unchanged.';
    return { title: 'Stopped', text, safe: '' };
  }
  const text = failure ?? failureOf(job ?? { name: 'generate', appId: null }, request).fallback;
  return request === null
    ? { title: 'The email was not written', text, safe: 'Your brief is safe. Nothing has to be typed again.' }
    : {
        title: 'The email was not changed',
        text,
        safe: 'Your email is unchanged, and your message is kept.',
      };
}
