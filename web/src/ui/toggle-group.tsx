import type { LucideIcon } from 'lucide-react';
import { ToggleGroup as RadixToggleGroup } from 'radix-ui';
import { classNames } from './class-names';

interface ToggleGroupProps<T extends string> {
  label: string;
  /** Of one that has an icon, a phone shows the icon alone. */
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  /** null where none of them is chosen. */
  value: T | null;
  onChange: (value: T) => void;
}

/** A few ways to see the same thing, one of them chosen. */
export function ToggleGroup<T extends string>({ label, options, value, onChange }: ToggleGroupProps<T>) {
  return (
    <RadixToggleGroup.Root
      type="single"
      aria-label={label}
      value={value ?? ''}
      onValueChange={(chosen) => {
        const option = options.find((known) => known.value === chosen);
        if (option) onChange(option.value);
      }}
      className="flex flex-wrap gap-1 rounded-md border border-line bg-field p-1"
    >
      {options.map(({ value: own, label: name, icon: Icon }) => (
        <RadixToggleGroup.Item
          key={own}
          value={own}
          className="relative inline-flex min-h-7 items-center gap-2 rounded-sm px-3 py-1 text-sm max-md:after:absolute max-md:after:inset-x-0 max-md:after:-inset-y-2 font-medium text-muted transition-colors duration-150 hover:text-text data-[state=on]:bg-lifted data-[state=on]:text-text"
        >
          {Icon && <Icon className="size-4" aria-hidden />}
          <span className={classNames(Icon && 'max-sm:sr-only')}>{name}</span>
        </RadixToggleGroup.Item>
      ))}
    </RadixToggleGroup.Root>
  );
}
