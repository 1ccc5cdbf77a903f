import type { DashboardStats } from '@copydesk/contracts';
import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Skeleton } from '@/ui/skeleton';

// Pictures come in files of their own: the figures beside them do not wait for the library that draws.
export const MinutesFigure = lazyComponent(() => import('./minutes-figure'));
const DaysFigure = lazyComponent(() => import('./days-figure'));
const RatingsFigure = lazyComponent(() => import('./ratings-figure'));

export function StatsFigures({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <div className="grid gap-3.5 lg:grid-cols-2">
      <Suspense fallback={<ChartSkeleton />}>
        {stats ? <DaysFigure days={stats.generationsPerDay} /> : <ChartSkeleton />}
      </Suspense>
      <Suspense fallback={<ChartSkeleton />}>
        {stats ? <RatingsFigure ratings={stats.ratings} /> : <ChartSkeleton />}
      </Suspense>
    </div>
  );
}

export function ChartSkeleton() {
  return <Skeleton className="h-83 rounded-lg" />;
}
