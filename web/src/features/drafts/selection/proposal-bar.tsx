import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';
import type { SelectionEdit } from './use-selection-edit';

interface ProposalBarProps {
  edit: SelectionEdit;
  onTake: () => void;
  onLeave: () => void;
}

/** Under proposed words: what was said of them, and whether they are taken. */
export function ProposalBar({ edit: { state, note, unchanged, failure }, onTake, onLeave }: ProposalBarProps) {
  const isDone = state === 'done' && !unchanged;
  return (
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="flex max-w-[34rem] flex-wrap items-center gap-x-2 gap-y-1 px-1"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 px-1 py-1 break-words text-muted">
        {sayState(state, unchanged, note, failure)}
      </p>
      {isDone && (
        <Button size="small" variant="main" onClick={onTake}>
          Take <kbd className="font-sans text-xs text-ink/70">Tab</kbd>
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onLeave}>
        {state === 'writing' ? 'Stop' : 'Leave'} <Kbd>Esc</Kbd>
      </Button>
    </div>
  );
}

function sayState(
  state: SelectionEdit['state'],
  unchanged: boolean,
  note: string | null,
  failure: string | null,
): string {
  if (state === 'writing') return 'Writing...';
  if (state === 'failed') return failure ?? 'These words could not be changed. Please try again.';
  return note ?? (unchanged ? 'Nothing was changed.' : 'Take these words?');
}
