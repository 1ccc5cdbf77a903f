import { Skeleton } from '@/ui/skeleton';

/** Cards that are still coming, in their final places. */
export function ListSkeleton({ count = 5 }: { count?: number }) {
  return (
    <div role="status" aria-label="Loading what you saved" className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface py-4 pr-4 pl-11">
          <Skeleton className="h-5 w-2/5 bg-lifted" />
          <Skeleton className="h-5 w-3/5 rounded-full bg-lifted sm:w-2/6" />
          <Skeleton className="h-4 w-full bg-lifted" />
          <Skeleton className="h-4 w-4/5 bg-lifted" />
        </div>
      ))}
    </div>
  );
}
