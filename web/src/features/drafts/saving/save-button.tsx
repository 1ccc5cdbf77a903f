import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Menu, MenuItem } from '@/ui/menu';
import { ActionButton, type ActionLook } from '../parts/action-button';
import type { useSaving } from './use-saving';

interface SaveButtonProps {
  saving: ReturnType<typeof useSaving>;
  look: ActionLook;
  disabled: boolean;
}

/** Saves at once; what was saved before is updated or saved once more, as one chooses. */
export function SaveButton({ saving, look, disabled }: SaveButtonProps) {
  const { savedId, isSaved, isSaving, saveNew, update } = saving;
  const button = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useLayoutEffect(() => {
    // Saving disables and then replaces this button, which would lose the focus.
    if (wasSaving.current && !isSaving && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasSaving.current = isSaving;
  }, [isSaving]);
  const words = isSaving ? 'Saving...' : isSaved ? 'Saved' : 'Save';
  const props = {
    ref: button,
    look,
    isMain: !isSaved,
    keepsWord: true,
    // As wide as its longest word: what stands beside it stays where it is.
    className: 'lg:min-w-26',
    Icon: isSaved ? BookmarkCheck : Bookmark,
    isDone: isSaved,
    label: isSaved || isSaving ? words : 'Save to My Generations',
    disabled: disabled || isSaving,
  };
  if (savedId === null) {
    return (
      <ActionButton {...props} onClick={saveNew}>
        {words}
      </ActionButton>
    );
  }
  return (
    <Menu side={look === 'phone' ? 'top' : 'bottom'} trigger={<ActionButton {...props}>{words}</ActionButton>}>
      <MenuItem onSelect={() => update(savedId)}>Update saved</MenuItem>
      <MenuItem onSelect={saveNew}>Save as new</MenuItem>
    </Menu>
  );
}
