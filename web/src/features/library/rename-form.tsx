import { LIMITS } from '@copydesk/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { CONTROL_STYLE } from '@/ui/control-style';

interface RenameFormProps {
  typed: string;
  onType: (typed: string) => void;
  onSave: (title: string) => void;
  onCancel: () => void;
}

/** A title is changed where it stands. One that is blank is not sent. */
export function RenameForm({ typed, onType, onSave, onCancel }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.select();
  }, []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const title = typed.trim();
    if (title === '') input.current?.focus();
    else onSave(title);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It leaves this field, and nothing else.
    event.preventDefault();
    onCancel();
  };
  return (
    <form onSubmit={save} className="relative z-1 flex min-w-0 flex-1 flex-wrap gap-2">
      <input
        ref={input}
        dir="auto"
        aria-label="Title"
        value={typed}
        maxLength={LIMITS.titleMax}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={takeKey}
        className={classNames(CONTROL_STYLE, 'h-9 min-w-0 flex-1 basis-56 max-md:h-11')}
      />
      <Button type="submit" variant="main" disabled={typed.trim() === ''}>
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
