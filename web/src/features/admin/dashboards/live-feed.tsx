import { ADMIN, type AnalyticsEventResponse } from '@copydesk/contracts';
import { classNames } from '@/ui/class-names';
import { Nothing, Panel } from './panel';
import { RowsSkeleton } from './rows-skeleton';
import { factsOf, sayAgo, sayUser } from './say-event';
import { useNow } from './use-now';

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
export function LiveFeed({ events, isKnown, aheadMs }: LiveFeedProps) {
  const now = useNow(aheadMs);
  return (
    <Panel title="Live activity" aside={`${ADMIN.feedSize} newest`}>
      {!isKnown && events.length === 0 && <RowsSkeleton label="Loading the events" />}
      {isKnown && events.length === 0 && <Nothing>No recent activity</Nothing>}
      {events.length > 0 && (
        <ol aria-label="Newest events" className="-my-2 flex flex-col divide-y divide-line">
          {events.map((event) => (
            <FeedRow key={event.id} event={event} agoMs={now - Date.parse(event.created_at)} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function FeedRow({ event, agoMs }: { event: AnalyticsEventResponse; agoMs: number }) {
  const { username, action_type: action, app_name: app, created_at: at, session_id: session, metadata } = event;
  const facts = factsOf(metadata);
  return (
    <li className="animate-fade-in py-2.5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="max-w-full min-w-0 truncate font-medium">{sayUser(username)}</span>
        <span className={classNames('min-w-0 break-all', TONES[action] ?? 'text-muted')}>{action}</span>
        {app && <span className="min-w-0 break-words text-muted">{app}</span>}
        <span className="ml-auto flex items-baseline gap-3 text-sm text-muted tabular-nums">
          {session && <span className="font-mono text-xs text-faint">{session.slice(0, ADMIN.idPreview)}</span>}
          <time dateTime={at}>{sayAgo(agoMs)}</time>
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
