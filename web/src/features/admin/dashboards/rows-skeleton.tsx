import { Skeleton } from '@/ui/skeleton';

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
