import { useMemo, useState } from 'react';
import { sayCount } from '@/lib/say-count';
import { StatCard } from '@/ui/stat-card';
import { DashboardTabs } from './dashboard-tabs';
import { Failures } from './failures';
import { standaloneSource } from './figures/figures-source';
import { useFigures } from './figures/use-figures';
import { OverviewTab } from './overview-tab';
import { RealTimeTab } from './real-time-tab';
import { RefreshBar } from './refresh-bar';
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
        <StatCard label="Total Users" value={stats && sayCount(stats.totalUsers)} />
        <StatCard label="Total Generations" value={stats && sayCount(stats.totalGenerations)} />
        <StatCard label="Active Users" unit="last hour" value={realtime && sayCount(realtime.activeUsers)} />
        <StatCard
          label="Live Events"
          unit="last 5 minutes"
          value={realtime && sayCount(realtime.last5MinutesActivity)}
        />
      </section>
      <DashboardTabs
        tabs={[
          { name: 'Overview', content: <OverviewTab figures={figures} /> },
          { name: 'App Usage', content: <ToolUsage tools={appUsage} /> },
          {
            name: 'User Activity',
            content: <TopUsers title="User Activity" users={userActivity} onOpen={setUserId} />,
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
