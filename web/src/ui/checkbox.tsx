import { Check } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { classNames } from './class-names';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  className?: string;
}

/** A box with a large place to hit. Its name is heard, not seen. */
export function Checkbox({ label, checked, onChange, className }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'relative grid size-9 max-md:size-11 cursor-pointer place-items-center rounded-md',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="grid size-4.5 place-items-center rounded-sm border border-field-line bg-field text-transparent transition-colors duration-150 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-ink peer-hover:border-faint peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}
