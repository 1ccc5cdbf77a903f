import type { DashboardStats } from '@copydesk/contracts';
import { Suspense } from 'react';
import { ChartSkeleton } from './chart-skeleton';
import { DaysFigure, RatingsFigure } from './charts';

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
