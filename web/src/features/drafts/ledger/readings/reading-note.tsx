import { Button } from '@/ui/button';
import type { useReading } from './use-reading';

/** Who reads the figures of the draft: rules alone, or the check model where they leave a sentence open. */
export function ReadingNote({ state, isSpent, readNow }: ReturnType<typeof useReading>) {
  if (state === 'read') return null;
  return (
    <p role="status" className="mt-5 text-sm text-muted">
      {state === 'rules' && 'Figures are read by rules alone: no model reads the sentences that they leave open.'}
      {state === 'reading' && 'Reading the sentences that rules left open…'}
      {state === 'left' &&
        (isSpent ? (
          <>
            This draft has been read often in the last hour.{' '}
            <Button variant="quiet" size="small" onClick={readNow}>
              Read the open sentences
            </Button>
          </>
        ) : (
          'Open sentences are read as soon as you stop typing.'
        ))}
    </p>
  );
}
