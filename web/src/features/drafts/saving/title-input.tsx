import { LIMITS } from '@copydesk/contracts';
import type { KeyboardEvent } from 'react';
import { classNames } from '@/ui/class-names';
import type { useSaving } from './use-saving';

interface TitleInputProps {
  saving: ReturnType<typeof useSaving>;
  /** True beside Save, where other buttons need the room: it grows while one writes in it. */
  isCompact?: boolean;
}

/** The title that an email is saved under. Enter keeps it, Escape restores the one before. */
export function TitleInput({ saving: { title, setTitle, keepTitle }, isCompact = false }: TitleInputProps) {
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    setTitle(null);
  };
  return (
    <label
      className={classNames(
        'flex items-center gap-2 text-sm text-faint',
        isCompact ? 'relative h-8 w-64 min-w-20 justify-end' : 'min-w-0',
      )}
    >
      <span className={classNames(isCompact && 'xl:max-[90rem]:sr-only')}>Title</span>
      <input
        value={title}
        title={title}
        maxLength={LIMITS.titleMax}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={keepTitle}
        onKeyDown={takeKey}
        className={classNames(
          'h-8 w-full min-w-0 truncate rounded-md border border-line bg-transparent px-2 text-muted transition-colors duration-150 hover:border-line-strong focus:border-field-line focus:bg-field focus:text-text max-md:h-11 max-md:text-lg',
          isCompact &&
            'xl:max-[90rem]:focus:absolute xl:max-[90rem]:focus:right-0 xl:max-[90rem]:focus:z-30 xl:max-[90rem]:focus:w-72',
        )}
      />
    </label>
  );
}
