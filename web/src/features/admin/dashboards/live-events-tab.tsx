import { type ActionCount, ADMIN, type AnalyticsEventResponse } from '@copydesk/contracts';
import { useEffect, useState } from 'react';
import { formatCount } from '@/lib/format-numbers';
import { classNames } from '@/ui/class-names';
import { StatCard } from '@/ui/stat-card';
import { BarList } from './bar-list';
import { MinutesChart } from './charts';
import type { Figures } from './figures/use-figures';
import { Nothing, Panel, RowsSkeleton } from './panel';
import { factsOf, formatAgo, formatUser, groupVisits, pageOf } from './format-event';

export function LiveEventsTab({ figures: { parts, feed, aheadMs } }: { figures: Figures }) {
  const { realtime, stats } = parts;
  return (
    <>
      <div className="grid grid-cols-2 gap-3.5 sm:grid-cols-3">
        <StatCard
          className="max-sm:col-span-2"
          label="Events in the last 5 minutes"
          value={realtime && formatCount(realtime.last5MinutesActivity)}
        />
        <StatCard
          label="Generations initiated today"
          value={realtime && formatCount(realtime.todayGenerationInitiations)}
        />
        <StatCard label="Active users in the last hour" value={realtime && formatCount(realtime.activeUsers)} />
      </div>
      <MinutesChart realtime={realtime} />
      <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)]">
        <LiveFeed events={feed} isKnown={realtime !== undefined} aheadMs={aheadMs} />
        <EventDistribution actions={stats?.analyticsBreakdown} />
      </div>
    </>
  );
}

interface LiveFeedProps {
  events: AnalyticsEventResponse[];
  isKnown: boolean;
  aheadMs: number;
}

const TONES: Record<string, string> = {
  generation_completed: 'text-good',
  generation_initiated: 'text-accent',
  generation_failed: 'text-bad',
};

/** The newest events, the newest on top. */
function LiveFeed({ events, isKnown, aheadMs }: LiveFeedProps) {
  const now = useNow(aheadMs);
  return (
    <Panel title="Live activity" aside={`${ADMIN.feedSize} newest`}>
      {!isKnown && events.length === 0 && <RowsSkeleton label="Loading the events" />}
      {isKnown && events.length === 0 && <Nothing>No recent activity</Nothing>}
      {events.length > 0 && (
        <ol aria-label="Newest events" className="-my-2 flex flex-col divide-y divide-line">
          {groupVisits(events, visitOf).map(({ event, count }) => (
            <FeedRow key={event.id} event={event} count={count} agoMs={now - Date.parse(event.created_at)} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** Visits of the same page in the same session. */
function visitOf({ action_type, metadata, session_id, username }: AnalyticsEventResponse): string | null {
  const page = pageOf(action_type, metadata);
  return page && [page, session_id, username].join(' ');
}

function FeedRow({ event, count, agoMs }: { event: AnalyticsEventResponse; count: number; agoMs: number }) {
  const { username, action_type: action, app_name: app, created_at: at, session_id: session } = event;
  const facts = factsOf(event);
  return (
    <li className="animate-fade-in py-2.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="max-w-full min-w-0 truncate font-medium">{formatUser(username)}</span>
        <span className={classNames('min-w-0 break-all', TONES[action] ?? 'text-muted')}>{action}</span>
        {app && <span className="min-w-0 break-words text-muted">{app}</span>}
        {count > 1 && <span className="text-muted tabular-nums">{count} times</span>}
        <span className="ml-auto flex items-baseline gap-3 text-sm text-muted tabular-nums">
          {session && <span className="font-mono text-xs text-faint">{session.slice(0, ADMIN.idPreview)}</span>}
          <time dateTime={at}>{formatAgo(agoMs)}</time>
        </span>
      </div>
      {facts.length > 0 && (
        <dl className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex max-w-full gap-1.5">
              <dt className="shrink-0 text-faint">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function EventDistribution({ actions }: { actions: ActionCount[] | undefined }) {
  return (
    <Panel title="Event Distribution" aside="last 7 days">
      {!actions && <RowsSkeleton label="Loading the distribution" />}
      {actions?.length === 0 && <Nothing>No analytics data</Nothing>}
      {actions && actions.length > 0 && (
        <BarList
          rows={actions.map(({ actionType, count }) => ({
            key: actionType,
            name: actionType,
            value: count,
            text: formatCount(count),
          }))}
        />
      )}
    </Panel>
  );
}

const EVERY_MS = 1_000;

/** The server's time in milliseconds since 1970, read every second. `aheadMs` is how far its clock is ahead of ours. */
function useNow(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
