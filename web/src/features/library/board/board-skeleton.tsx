import { Skeleton } from '@/ui/skeleton';

/** The board while its folders are read. */
export function BoardSkeleton() {
  return (
    <div role="status" aria-label="Loading your folders" className="flex gap-3 overflow-hidden pt-11">
      {['1', '2', '3', '4'].map((key) => (
        <Skeleton key={key} className="h-104 w-69 shrink-0 rounded-lg" />
      ))}
    </div>
  );
}
