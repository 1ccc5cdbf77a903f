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
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setTitle(null);
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
      className="h-11 w-full min-w-0 truncate rounded-md border border-line bg-transparent px-2.5 text-base text-muted transition-colors duration-150 hover:border-line-strong focus:border-field-line focus:bg-field focus:text-text disabled:invisible max-md:text-lg lg:h-8 lg:max-w-64 lg:border-transparent lg:text-right lg:text-sm lg:text-faint"
    />
  );
}
