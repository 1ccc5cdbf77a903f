import { useState } from 'react';
import { classNames } from '@/ui/class-names';
import { Pill } from '@/ui/pill';
import { ToggleGroup } from '@/ui/toggle-group';
import { BreakdownCards } from './breakdown-cards';
import { weekBreakdowns } from './breakdowns';
import { StatsCharts } from './charts';
import { DashboardTabs } from './dashboard-tabs';
import { realtimeSource } from './figures/figures-source';
import { type Figures, useFigures } from './figures/use-figures';
import { LiveEventsTab } from './live-events-tab';
import { Failures, Warnings } from './notices';
import { RecentContent } from './recent-content';
import { RefreshButton, UpdatedClock } from './refresh';
import { ToolUsage } from './tool-usage';
import { TopUsers } from './top-users';
import { UserDialog } from './user-dialog';

/** What is happening, while it happens. */
export function RealtimeDashboard({ onRefused }: { onRefused: () => void }) {
  const [isLive, setLive] = useState(true);
  const [userId, setUserId] = useState<number | null>(null);
  const figures = useFigures({ source: realtimeSource, isLive, onRefused });
  return (
    <main className="mx-auto flex w-full max-w-300 flex-col gap-3.5 px-4 pt-6 pb-16 sm:px-6">
      <LiveBar figures={figures} isLive={isLive} onLive={setLive} />
      <Warnings warnings={figures.parts.warnings} />
      <Failures failures={figures.failures} onRetry={figures.refresh} />
      <DashboardTabs
        tabs={[
          { name: 'Live Events', content: <LiveEventsTab figures={figures} /> },
          { name: '7-Day Analytics', content: <WeekTab figures={figures} onUser={setUserId} /> },
          {
            name: 'Recent Content',
            content: <RecentContent title="Recent Content" realtime={figures.parts.realtime} />,
          },
        ]}
      />
      {userId !== null && (
        <UserDialog userId={userId} source={realtimeSource} onRefused={onRefused} onClose={() => setUserId(null)} />
      )}
    </main>
  );
}

interface LiveBarProps {
  figures: Figures;
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

const MODES = [
  { value: 'live', label: 'Live Mode' },
  { value: 'manual', label: 'Manual' },
] as const;

function LiveBar({ figures, isLive, onLive }: LiveBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ToggleGroup
        label="How the figures are kept"
        options={MODES}
        value={isLive ? 'live' : 'manual'}
        onChange={(mode) => onLive(mode === 'live')}
      />
      {isLive && <PushPill isPushed={figures.isPushed} />}
      <UpdatedClock figures={figures} />
      <div className="ml-auto">
        <RefreshButton isReading={figures.isReading} onRefresh={() => void figures.refresh()}>
          Refresh
        </RefreshButton>
      </div>
    </div>
  );
}

function PushPill({ isPushed }: { isPushed: boolean }) {
  return (
    <span role="status">
      <Pill tone={isPushed ? 'good' : 'warn'}>
        <span aria-hidden className={classNames('size-1.5 rounded-full', isPushed ? 'bg-good' : 'bg-warn')} />
        {isPushed ? 'Push connected' : 'Polling only'}
      </Pill>
    </span>
  );
}

interface WeekTabProps {
  figures: Figures;
  onUser: (userId: number) => void;
}

function WeekTab({ figures: { parts }, onUser }: WeekTabProps) {
  return (
    <>
      <BreakdownCards
        breakdowns={weekBreakdowns(parts)}
        source={realtimeSource}
        className="grid grid-cols-2 gap-3.5 lg:grid-cols-4"
      />
      <div className="grid gap-3.5 lg:grid-cols-2">
        <ToolUsage tools={parts.appUsage} />
        <TopUsers title="Top Users" users={parts.userActivity} source={realtimeSource} onOpen={onUser} />
      </div>
      <StatsCharts stats={parts.stats} />
    </>
  );
}
