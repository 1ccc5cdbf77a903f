import { Button } from '@/ui/button';
import type { useReading } from './use-reading';

const OBSTACLES = {
  spent: 'This draft has been read often in the last hour.',
  failed: 'The open sentences could not be read.',
};

/** Who reads the figures of the draft: rules alone, or the check model where they leave a sentence open. */
export function ReadingNote({ state, obstacle, readNow }: ReturnType<typeof useReading>) {
  if (state === 'read') return null;
  return (
    <p role="status" className="mt-5 text-sm text-muted">
      {state === 'rules' && 'Figures are read by rules alone: no model reads the sentences that they leave open.'}
      {state === 'reading' && 'Reading the sentences that rules left open…'}
      {state === 'left' && obstacle === null && 'Open sentences are read as soon as you stop typing.'}
      {state === 'left' && obstacle !== null && (
        <>
          {OBSTACLES[obstacle]}{' '}
          <Button variant="quiet" size="small" onClick={readNow}>
            Read the open sentences
          </Button>
        </>
      )}
    </p>
  );
}
