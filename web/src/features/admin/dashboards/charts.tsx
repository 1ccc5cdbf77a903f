import type { AdminStatsResponse, DashboardStats, InsightsResponse, RealtimeResponse } from '@copydesk/contracts';
import { Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy-component';
import { Skeleton } from '@/ui/skeleton';

// Pictures come in a file of their own: the figures beside them do not wait for the library that draws.
const drawn = () => import('./drawn-figures');
const MinutesFigure = lazyComponent(async () => ({ default: (await drawn()).MinutesFigure }));
const DaysFigure = lazyComponent(async () => ({ default: (await drawn()).DaysFigure }));
const RatingsFigure = lazyComponent(async () => ({ default: (await drawn()).RatingsFigure }));

const drawnInsights = () => import('./drawn-insights');
const UseFigure = lazyComponent(async () => ({ default: (await drawnInsights()).UseFigure }));
const ScoresFigure = lazyComponent(async () => ({ default: (await drawnInsights()).ScoresFigure }));
const EventsFigure = lazyComponent(async () => ({ default: (await drawnInsights()).EventsFigure }));

export function UseChart({ insights }: { insights: InsightsResponse | undefined }) {
  return <Suspense fallback={<ChartSkeleton />}>{insights ? <UseFigure {...insights} /> : <ChartSkeleton />}</Suspense>;
}

export function ScoresChart({ insights }: { insights: InsightsResponse | undefined }) {
  return (
    <Suspense fallback={<ChartSkeleton />}>{insights ? <ScoresFigure {...insights} /> : <ChartSkeleton />}</Suspense>
  );
}

export function EventsChart({ stats }: { stats: AdminStatsResponse | undefined }) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      {stats ? <EventsFigure asOf={stats.asOf} days={stats.recentActivity} /> : <ChartSkeleton />}
    </Suspense>
  );
}

export function MinutesChart({ realtime }: { realtime: RealtimeResponse | undefined }) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      {realtime ? <MinutesFigure minutes={realtime.eventsPerMinute} /> : <ChartSkeleton />}
    </Suspense>
  );
}

export function StatsCharts({ stats }: { stats: DashboardStats | undefined }) {
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

function ChartSkeleton() {
  return <Skeleton className="h-83 rounded-lg" />;
}
