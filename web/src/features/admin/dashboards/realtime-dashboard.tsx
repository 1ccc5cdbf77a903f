import { useState } from 'react';
import { DashboardTabs } from './dashboard-tabs';
import { Failures } from './failures';
import { realtimeSource } from './figures/figures-source';
import { useFigures } from './figures/use-figures';
import { LiveBar } from './live-bar';
import { LiveEventsTab } from './live-events-tab';
import { RecentContent } from './recent-content';
import { UserDialog } from './user-dialog';
import { Warnings } from './warnings';
import { WeekTab } from './week-tab';

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
