import { Suspense } from 'react';
import { sayCount } from '@/lib/say-count';
import { StatCard } from '@/ui/stat-card';
import { ChartSkeleton } from './chart-skeleton';
import { MinutesFigure } from './charts';
import { EventDistribution } from './event-distribution';
import type { Figures } from './figures/use-figures';
import { LiveFeed } from './live-feed';

export function LiveEventsTab({ figures: { parts, feed, aheadMs } }: { figures: Figures }) {
  const { realtime, stats } = parts;
  return (
    <>
      <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3">
        <StatCard
          className="max-sm:col-span-2"
          label="Events in the last 5 minutes"
          value={realtime && sayCount(realtime.last5MinutesActivity)}
        />
        <StatCard
          label="Generations initiated today"
          value={realtime && sayCount(realtime.todayGenerationInitiations)}
        />
        <StatCard label="Active users in the last hour" value={realtime && sayCount(realtime.activeUsers)} />
      </div>
      <Suspense fallback={<ChartSkeleton />}>
        {realtime ? <MinutesFigure minutes={realtime.eventsPerMinute} /> : <ChartSkeleton />}
      </Suspense>
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <LiveFeed events={feed} isKnown={realtime !== undefined} aheadMs={aheadMs} />
        <EventDistribution actions={stats?.analyticsBreakdown} />
      </div>
    </>
  );
}
