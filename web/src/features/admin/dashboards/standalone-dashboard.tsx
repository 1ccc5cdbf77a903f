import { useMemo, useState } from 'react';
import { formatCount } from '@/lib/format-numbers';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { StatCard } from '@/ui/stat-card';
import { BreakdownCards } from './breakdown-cards';
import { dayBreakdowns } from './breakdowns';
import { MinutesChart, StatsCharts } from './charts';
import { DashboardTabs } from './dashboard-tabs';
import { type FiguresSource, standaloneSource } from './figures/figures-source';
import { type Figures, useFigures } from './figures/use-figures';
import { Failures } from './notices';
import { RecentContent } from './recent-content';
import { RefreshButton, UpdatedClock } from './refresh';
import { ToolUsage } from './tool-usage';
import { TopUsers } from './top-users';
import { UserDialog } from './user-dialog';

interface StandaloneDashboardProps {
  /** Goes with each call. */
  pin: string;
  onRefused: () => void;
}

export function StandaloneDashboard({ pin, onRefused }: StandaloneDashboardProps) {
  const [isLive, setLive] = useState(true);
  const [userId, setUserId] = useState<number | null>(null);
  const source = useMemo(() => standaloneSource(pin), [pin]);
  const figures = useFigures({ source, isLive, onRefused });
  const { stats, realtime, appUsage, userActivity } = figures.parts;
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-3.5 px-4 pt-6 pb-16 sm:px-6">
      <RefreshBar figures={figures} isLive={isLive} onLive={setLive} />
      <Failures failures={figures.failures} onRetry={figures.refresh} />
      <section aria-label="Totals" className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
        <StatCard label="Total Users" value={stats && formatCount(stats.totalUsers)} />
        <StatCard label="Total Generations" value={stats && formatCount(stats.totalGenerations)} />
        <StatCard label="Active Users" unit="last hour" value={realtime && formatCount(realtime.activeUsers)} />
        <StatCard
          label="Live Events"
          unit="last 5 minutes"
          value={realtime && formatCount(realtime.last5MinutesActivity)}
        />
      </section>
      <DashboardTabs
        tabs={[
          { name: 'Overview', content: <OverviewTab figures={figures} source={source} /> },
          { name: 'App Usage', content: <ToolUsage tools={appUsage} /> },
          {
            name: 'User Activity',
            content: <TopUsers title="User Activity" users={userActivity} source={source} onOpen={setUserId} />,
          },
          { name: 'Real-Time', content: <RealTimeTab figures={figures} /> },
        ]}
      />
      {userId !== null && (
        <UserDialog userId={userId} source={source} onRefused={onRefused} onClose={() => setUserId(null)} />
      )}
    </main>
  );
}

interface RefreshBarProps {
  figures: Figures;
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

function RefreshBar({ figures, isLive, onLive }: RefreshBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <UpdatedClock figures={figures} />
      <div className="ml-auto flex gap-2">
        <Button size="small" aria-pressed={isLive} onClick={() => onLive(!isLive)}>
          <span aria-hidden className={classNames('size-1.5 rounded-full', isLive ? 'bg-good' : 'bg-faint')} />
          Auto Refresh
        </Button>
        <RefreshButton isReading={figures.isReading} onRefresh={() => void figures.refresh()}>
          Refresh All
        </RefreshButton>
      </div>
    </div>
  );
}

/** The last 24 hours. */
function OverviewTab({ figures: { parts }, source }: { figures: Figures; source: FiguresSource }) {
  return (
    <>
      <BreakdownCards
        breakdowns={dayBreakdowns(parts)}
        source={source}
        className="grid grid-cols-2 gap-3.5 lg:grid-cols-5"
      />
      <StatsCharts stats={parts.stats} />
    </>
  );
}

function RealTimeTab({ figures: { parts } }: { figures: Figures }) {
  const { realtime } = parts;
  return (
    <>
      <MinutesChart realtime={realtime} />
      <RecentContent title="Live Content" realtime={realtime} />
    </>
  );
}
