import type { StorageKind } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '@/lib/format-numbers';
import { http } from '@/lib/http';
import { LoadFailure } from '@/ui/load-failure';
import { Progress } from '@/ui/progress';
import { Skeleton } from '@/ui/skeleton';

const KINDS: Record<StorageKind, string> = {
  emails: 'Saved emails',
  drafts: 'Drafts and campaigns',
  documents: 'Documents',
  feedback: 'Feedback you sent',
  requests: 'Requests of the last 30 days',
};

export const STORAGE_KEY = ['storage'];

/** How much room there is, and what takes it. */
export function StorageUse() {
  const storage = useQuery({
    queryKey: STORAGE_KEY,
    queryFn: () => http.get('/api/account/storage'),
    refetchOnMount: 'always',
  });
  if (storage.isPending) {
    return (
      <div role="status" aria-label="Loading your storage">
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (storage.isError) {
    return <LoadFailure onRetry={storage.refetch}>Your storage could not be loaded.</LoadFailure>;
  }
  const { used, limit } = storage.data;
  const all = Object.values(used).reduce((sum, bytes) => sum + bytes, 0);
  return (
    <>
      <p className="font-medium">
        You use {formatBytes(all)} of {formatBytes(limit)}
      </p>
      <Progress label="Storage used" value={Math.min(all, limit)} max={limit} />
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {Object.entries(KINDS).map(([kind, name]) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{formatBytes(used[kind as StorageKind])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
