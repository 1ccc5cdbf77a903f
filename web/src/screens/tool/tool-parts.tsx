import { Skeleton } from '@/ui/skeleton';
import { useOwnCounts } from '@/features/session/use-own-counts';
import { displayName, useSession } from '@/features/session/use-session';

/** What a tool of the catalog is, in the words of its row. */
export function AppHeader({ title, description }: { title: string; description: string }) {
  return (
    <header>
      <h2 className="font-serif text-xl break-words">{title}</h2>
      {description && <p className="mt-0.5 break-words text-muted">{description}</p>}
    </header>
  );
}

/** Stands for the brief of a thread while that is read. */
export function BriefSkeleton() {
  return (
    <div role="status" aria-label="Loading the brief" className="flex flex-col gap-3.5">
      <Skeleton className="h-16" />
      <Skeleton className="h-56" />
    </div>
  );
}

/** Who writes, and how much was written so far. */
export function WriterHeader() {
  const { data: user } = useSession();
  const total = useOwnCounts()?.totalGenerations ?? 0;
  if (!user) return null;
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="min-w-0 truncate font-serif text-xl">{displayName(user)}</h2>
      <p className="text-sm text-muted tabular-nums">
        {total.toLocaleString('en-US')} total {total === 1 ? 'generation' : 'generations'}
      </p>
    </header>
  );
}
