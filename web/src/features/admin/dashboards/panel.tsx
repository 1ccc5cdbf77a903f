import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/card';
import { classNames } from '@/ui/class-names';
import { Skeleton } from '@/ui/skeleton';

interface PanelProps {
  title: string;
  /** What is counted, in a line. */
  about?: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ title, about, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={classNames('flex min-w-0 flex-col gap-4 p-4 sm:p-5', className)}>
      <header className="flex items-baseline justify-between gap-4">
        <div>
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {about && <p className="text-sm text-muted">{about}</p>}
        </div>
        {aside && <p className="shrink-0 text-sm text-muted tabular-nums">{aside}</p>}
      </header>
      {children}
    </Card>
  );
}

/** Stands where there is nothing to show. */
export function Nothing({ children }: { children: string }) {
  return <p className="grid min-h-24 flex-1 place-items-center text-center text-muted">{children}</p>;
}

const ROWS = ['1', '2', '3', '4', '5'];

export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-7" />
      ))}
    </div>
  );
}
