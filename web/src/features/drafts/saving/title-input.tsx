import { LIMITS } from '@copydesk/contracts';
import type { KeyboardEvent } from 'react';
import type { useSaving } from './use-saving';

interface TitleInputProps {
  saving: ReturnType<typeof useSaving>;
}

/** The title that an email is saved under. It looks like text until one goes near it. Enter keeps, Escape takes back. */
export function TitleInput({ saving: { title, setTitle, keepTitle } }: TitleInputProps) {
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setTitle(null);
  };
  return (
    <label className="mt-10 flex items-center gap-3 border-t border-line pt-3 text-sm text-faint">
      Title
      <input
        value={title}
        maxLength={LIMITS.titleMax}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={keepTitle}
        onKeyDown={takeKey}
        className="h-8 w-full min-w-0 truncate rounded-md border border-transparent bg-transparent px-2 text-muted transition-colors duration-150 hover:border-line-strong focus:border-field-line focus:bg-field focus:text-text max-md:h-11 max-md:text-lg"
      />
    </label>
  );
}
