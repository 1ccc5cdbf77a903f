import { ToggleGroup as RadixToggleGroup } from 'radix-ui';

interface ToggleGroupProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A few ways to see the same thing, one of them chosen. */
export function ToggleGroup<T extends string>({ label, options, value, onChange }: ToggleGroupProps<T>) {
  return (
    <RadixToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((known) => known.value === chosen);
        if (option) onChange(option.value);
      }}
      className="flex gap-1 rounded-md border border-line bg-field p-1"
    >
      {options.map((option) => (
        <RadixToggleGroup.Item
          key={option.value}
          value={option.value}
          className="rounded-sm px-3 py-1 text-sm font-medium text-muted transition-colors duration-150 hover:text-text data-[state=on]:bg-lifted data-[state=on]:text-text"
        >
          {option.label}
        </RadixToggleGroup.Item>
      ))}
    </RadixToggleGroup.Root>
  );
}
