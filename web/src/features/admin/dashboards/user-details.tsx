import type { UserDetailsResponse } from '@copydesk/contracts';
import { useState } from 'react';
import { formatDate } from '@/lib/format-date';
import { sayCount } from '@/lib/say-count';
import { BarList } from './bar-list';
import { ContentDialog } from './content-dialog';
import { FactList } from './fact-list';
import { sayNumber } from './say-event';
import { UserActivity } from './user-activity';

export function UserDetails({ details }: { details: UserDetailsResponse }) {
  const { user, totalAnalyticsEvents, totalGenerations, copyEvents, chatEvents, analyticsEvents, appUsage } = details;
  const [shown, setShown] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <FactList
        facts={[
          { name: 'Total events', value: sayCount(totalAnalyticsEvents) },
          { name: 'Generations', value: sayCount(totalGenerations) },
          { name: 'Copy events', value: sayCount(copyEvents) },
          { name: 'Chat events', value: sayCount(chatEvents) },
          { name: 'Joined', value: formatDate(user.createdAt) },
          ...(user.isDisabled ? [{ name: 'Account', value: 'Disabled' }] : []),
        ]}
      />
      <section>
        <h3 className="mb-1 font-semibold">Recent activity</h3>
        <UserActivity events={analyticsEvents} onView={setShown} />
      </section>
      <section>
        <h3 className="mb-3 font-semibold">App usage</h3>
        {appUsage.length === 0 ? (
          <p className="text-muted">No analytics data</p>
        ) : (
          <BarList
            rows={appUsage.map(({ appId, appName, events, lastUsed }) => ({
              key: appId ?? 'none',
              name: appName ?? 'No tool',
              value: events,
              text: `${sayNumber(events, 'event')} · last used ${formatDate(lastUsed)}`,
            }))}
          />
        )}
      </section>
      {shown !== null && <ContentDialog title="Full content" content={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
