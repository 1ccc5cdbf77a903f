import { ArrowUpRight } from 'lucide-react';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';

interface FigureButtonProps {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** Said behind the value, small. */
  unit?: string;
  /** This week against the week before; null where there is nothing to compare with. */
  trend?: string | null;
  onOpen: () => void;
}

/** One figure, large, that opens what it is made of. */
export function FigureButton({ label, value, unit, trend, onOpen }: FigureButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 text-left transition-colors duration-150 hover:border-line-strong hover:bg-raised sm:p-4.5"
    >
      <span className="flex w-full items-start justify-between gap-2 text-sm text-muted">
        {label}
        <ArrowUpRight
          className="mt-0.5 size-4 shrink-0 text-faint transition-colors duration-150 group-hover:text-text"
          aria-hidden
        />
      </span>
      {value === undefined ? (
        <Skeleton className="mt-1.5 h-7.5 w-16" />
      ) : (
        <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-[1.75rem] leading-9 font-semibold tracking-[-0.01em] tabular-nums">
          {value}
          {unit && <span className="text-sm font-normal tracking-normal text-muted">{unit}</span>}
          {trend && (
            <span className={classNames('text-sm font-medium tracking-normal', toneOf(trend))}>
              {trend} <span className="font-normal text-muted">on last week</span>
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function toneOf(trend: string): string {
  if (trend.startsWith('+')) return 'text-good';
  return trend.startsWith('-') ? 'text-bad' : 'text-muted';
}
