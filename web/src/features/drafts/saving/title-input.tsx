import { LIMITS } from '@copydesk/contracts';
import type { KeyboardEvent } from 'react';
import type { useSaving } from './use-saving';

interface TitleInputProps {
  saving: ReturnType<typeof useSaving>;
  disabled: boolean;
}

/** The title that an email is saved under. It looks like text until one goes near it. Enter keeps, Escape takes back. */
export function TitleInput({ saving: { title, setTitle, keepTitle }, disabled }: TitleInputProps) {
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') setTitle(null);
  };
  return (
    <input
      aria-label="Title"
      value={disabled ? '' : title}
      disabled={disabled}
      maxLength={LIMITS.titleMax}
      onChange={(event) => setTitle(event.target.value)}
      onBlur={keepTitle}
      onKeyDown={takeKey}
      className="h-8 w-full min-w-0 truncate rounded-md border border-line bg-transparent px-2.5 text-sm text-muted transition-colors duration-150 hover:border-line-strong focus:border-field-line focus:bg-field focus:text-text disabled:invisible max-lg:h-10 max-md:text-lg lg:w-40 2xl:w-64"
    />
  );
}
