import { Progress as RadixProgress } from 'radix-ui';
import { classNames } from './class-names';

interface ProgressProps {
  label: string;
  /** null while nothing can be told. */
  value: number | null;
  max?: number;
}

/** Indeterminate, loading or complete, as the value says. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  const share = value === null ? 35 : (value / max) * 100;
  return (
    <RadixProgress.Root
      value={value}
      max={max}
      aria-label={label}
      className="h-1.5 overflow-hidden rounded-full bg-lifted"
    >
      <RadixProgress.Indicator
        style={{ width: `${share}%` }}
        className={classNames(
          'h-full rounded-full bg-accent transition-[width] duration-300 ease-out data-[state=complete]:bg-good',
          value === null && 'animate-slide',
        )}
      />
    </RadixProgress.Root>
  );
}
