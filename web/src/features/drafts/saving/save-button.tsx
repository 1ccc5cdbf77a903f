import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Menu, MenuItem } from '@/ui/menu';
import { ActionButton, type ActionLook } from '../components/action-button';
import type { useSaving } from './use-saving';

interface SaveButtonProps {
  saving: ReturnType<typeof useSaving>;
  look: ActionLook;
  disabled: boolean;
}

/** Saves at once; what was saved before is updated or saved once more, as one chooses. */
export function SaveButton({ saving, look, disabled }: SaveButtonProps) {
  const { savedId, isSaved, isSaving, saveNew, update } = saving;
  const icon = isSaved ? (
    <BookmarkCheck className="size-4 text-good" aria-hidden />
  ) : (
    <Bookmark className="size-4" aria-hidden />
  );
  const words = isSaving ? 'Saving...' : isSaved ? 'Saved' : 'Save';
  const label = isSaved || isSaving ? words : 'Save to My Generations';
  if (savedId === null) {
    return (
      <ActionButton look={look} icon={icon} label={label} disabled={disabled || isSaving} onClick={saveNew}>
        {words}
      </ActionButton>
    );
  }
  return (
    <Menu
      side={look === 'phone' ? 'top' : 'bottom'}
      trigger={
        <ActionButton look={look} icon={icon} label={label} disabled={disabled || isSaving}>
          {words}
        </ActionButton>
      }
    >
      <MenuItem onSelect={() => update(savedId)}>Update saved</MenuItem>
      <MenuItem onSelect={saveNew}>Save as new</MenuItem>
    </Menu>
  );
}
