import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useToolName } from '@/features/tools/use-tools';
import { isUnused, OwnUse, useOwnUse } from '@/features/use/own-use';
import { buttonStyle } from '@/ui/button-style';
import { LoadFailureCard } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';

/** What one does with the desk oneself, in pictures. */
export default function AnalyticsScreen() {
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-3.5 px-4 pt-6 pb-16 sm:px-6">
      <OwnAnalytics />
    </main>
  );
}

function OwnAnalytics() {
  const use = useOwnUse();
  const toolName = useToolName();
  if (use.isPending) return <Loading />;
  if (use.isError) {
    return <LoadFailureCard onRetry={use.refetch}>Your figures could not be loaded. Nothing is lost.</LoadFailureCard>;
  }
  if (isUnused(use.data)) return <Empty />;
  return <OwnUse use={use.data} toolName={toolName} />;
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your figures" className="flex flex-col gap-3.5">
      <div className="grid grid-cols-2 gap-3.5 lg:grid-cols-3">
        {['1', '2', '3', '4', '5', '6'].map((key) => (
          <Skeleton key={key} className="h-24 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-83 rounded-lg" />
      <div className="grid gap-3.5 lg:grid-cols-2">
        <Skeleton className="h-83 rounded-lg" />
        <Skeleton className="h-83 rounded-lg" />
      </div>
    </div>
  );
}

function Empty() {
  return (
    <div className="flex flex-col items-center gap-1 rounded-lg border border-line bg-surface px-6 py-16 text-center">
      <ChartColumn className="mb-3 size-6 text-faint" strokeWidth={1.5} aria-hidden />
      <h2 className="font-serif text-xl">Nothing to count yet</h2>
      <p className="max-w-[46ch] text-muted">
        Write your first email, and your weeks, tools and review scores appear here.
      </p>
      <Link to="/" className={buttonStyle('main', 'medium', 'mt-5')}>
        Choose a tool
      </Link>
    </div>
  );
}
