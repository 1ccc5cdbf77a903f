import { classNames } from '@/ui/class-names';
import { useLingering } from '@/lib/use-lingering';
import type { SaveState } from './hand-edits';

const WORDS = { saved: 'Saved', typing: 'Saving...', saving: 'Saving...', waiting: 'Not saved yet' };
const LINGERS_MS = 2_500;

/** Says whether the server has what is typed, as long as that is of interest. */
export function SaveNote({ saving }: { saving: SaveState }) {
  const { kind } = saving;
  const isOn = useLingering(kind !== 'saved', LINGERS_MS);
  const isTrouble = kind === 'waiting' || kind === 'refused';
  return (
    <span
      role="status"
      title={kind === 'waiting' ? 'It is kept in this browser, and saved as soon as that is possible.' : undefined}
      className={classNames('text-xs', isTrouble ? 'text-warn' : 'text-faint')}
    >
      {isOn && (kind === 'refused' ? saving.reason : WORDS[kind])}
    </span>
  );
}
