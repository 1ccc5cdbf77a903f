import type { ReactNode } from 'react';
import { Card } from './card';
import { classNames } from './class-names';
import { Skeleton } from './skeleton';

interface StatCardProps {
  label: string;
  /** Undefined while it is not known, null where it could not be had. */
  value: string | null | undefined;
  /** Said behind the value, small. */
  unit?: string;
  icon?: ReactNode;
  className?: string;
}

/** One figure, large. */
export function StatCard({ label, value, unit, icon, className }: StatCardProps) {
  return (
    <Card aria-label={label} className={classNames('flex min-w-0 justify-between gap-3 p-4 sm:p-4.5', className)}>
      <div className="flex min-w-0 flex-col justify-between">
        <p className="text-sm text-muted">{label}</p>
        {value === undefined ? (
          <Skeleton className="mt-1.5 h-7.5 w-16" />
        ) : (
          <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-[1.75rem] leading-9 font-semibold tracking-[-0.01em] tabular-nums">
            {value ?? <span title="Could not be loaded">–</span>}
            {unit && (
              <span className="text-base leading-6 font-normal tracking-normal whitespace-nowrap text-faint">
                {' '}
                {unit}
              </span>
            )}
          </p>
        )}
      </div>
      {icon}
    </Card>
  );
}
