import { Suspense } from 'react';
import { ChartSkeleton } from './chart-skeleton';
import { MinutesFigure } from './charts';
import type { Figures } from './figures/use-figures';
import { RecentContent } from './recent-content';

export function RealTimeTab({ figures: { parts } }: { figures: Figures }) {
  const { realtime } = parts;
  return (
    <>
      <Suspense fallback={<ChartSkeleton />}>
        {realtime ? <MinutesFigure minutes={realtime.eventsPerMinute} /> : <ChartSkeleton />}
      </Suspense>
      <RecentContent title="Live Content" realtime={realtime} />
    </>
  );
}
