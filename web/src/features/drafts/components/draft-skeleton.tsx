import { Skeleton } from '@/ui/skeleton';

/** The shape of an email, in its final place. */
export function DraftSkeleton() {
  return (
    <div role="status" aria-label="Loading the email" className="flex flex-col gap-3">
      <Skeleton className="mb-1 h-4 w-16" />
      <Skeleton className="h-8 w-11/12" />
      <Skeleton className="mb-5 h-8 w-2/3" />
      <Skeleton className="mb-4 h-5 w-28" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mb-4 h-5 w-3/4" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-5/6" />
    </div>
  );
}
