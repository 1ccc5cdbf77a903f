import type { KeyboardEvent } from 'react';

interface TitleInputProps {
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  onDone: () => void;
  onReset: () => void;
}

/** Looks like a title until one goes near it. Enter keeps, Escape takes back. */
export function TitleInput({ value, maxLength, onChange, onDone, onReset }: TitleInputProps) {
  const takeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') onReset();
  };
  return (
    <input
      aria-label="Title"
      value={value}
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onDone}
      onKeyDown={takeKey}
      className="h-8 min-w-0 flex-1 truncate max-sm:h-9 max-sm:basis-full rounded-md border border-line bg-transparent px-2.5 text-sm text-muted transition-colors duration-150 hover:border-line-strong focus:border-field-line focus:bg-field focus:text-text max-md:text-lg lg:field-sizing-content lg:max-w-96 lg:min-w-48 lg:flex-initial"
    />
  );
}
