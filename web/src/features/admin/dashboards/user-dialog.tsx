import { ADMIN, type UserDetailsResponse, type UserEvent, type UserSessionResponse } from '@copydesk/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { formatDate, formatMoment } from '@/lib/format-date';
import { formatCount } from '@/lib/format-numbers';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FormattedText } from '@/ui/formatted-text';
import { LoadFailure } from '@/ui/load-failure';
import { BarList } from './bar-list';
import { CopyButton } from './copy-button';
import { FactList } from './facts';
import type { FiguresSource } from './figures/figures-source';
import { RowsSkeleton } from './panel';
import { contentOf, cutDraft, formatNumber, groupVisits, pageOf } from './format-event';

interface UserDialogProps {
  userId: number;
  source: FiguresSource;
  onRefused: () => void;
  onClose: () => void;
}

/** A user since the beginning. */
export function UserDialog({ userId, source, onRefused, onClose }: UserDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dashboard-user', userId],
    queryFn: () => source.readUser(userId),
    gcTime: 0,
  });
  const isRefused = source.isRefusal(error);
  useEffect(() => {
    if (isRefused) onRefused();
  }, [isRefused, onRefused]);
  return (
    <Dialog open onOpenChange={onClose} size="wide" title={data ? data.user.username : 'User details'}>
      {isFetching && <RowsSkeleton label="Loading the user" />}
      {!isFetching && error && <LoadFailure onRetry={refetch}>Failed to load user details</LoadFailure>}
      {!isFetching &&
        !error &&
        (data ? (
          <UserDetails details={data} sessions={<Sessions userId={userId} source={source} />} />
        ) : (
          <p className="text-muted">No user data available</p>
        ))}
    </Dialog>
  );
}

function UserDetails({ details, sessions }: { details: UserDetailsResponse; sessions: ReactNode }) {
  const { user, totalAnalyticsEvents, totalGenerations, copyEvents, chatEvents, analyticsEvents, appUsage } = details;
  const [shown, setShown] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <FactList
        facts={[
          { name: 'Total events', value: formatCount(totalAnalyticsEvents) },
          { name: 'Generations', value: formatCount(totalGenerations) },
          { name: 'Copy events', value: formatCount(copyEvents) },
          { name: 'Chat events', value: formatCount(chatEvents) },
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
              text: `${formatNumber(events, 'event')} · last used ${formatDate(lastUsed)}`,
            }))}
          />
        )}
      </section>
      <section>
        <h3 className="mb-1 font-semibold">Sessions</h3>
        {sessions}
      </section>
      {shown !== null && <ContentDialog title="Full content" content={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

/** The browser sessions of the last 7 days. */
function Sessions({ userId, source }: Pick<UserDialogProps, 'userId' | 'source'>) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard-user-sessions', userId],
    queryFn: () => source.readSessions(userId),
    gcTime: 0,
  });
  if (isError) return <LoadFailure onRetry={refetch}>The sessions could not be loaded</LoadFailure>;
  if (!data) return <RowsSkeleton label="Loading the sessions" />;
  return <SessionList sessions={data} />;
}

export function SessionList({ sessions }: { sessions: UserSessionResponse[] }) {
  if (sessions.length === 0) return <p className="mt-2 text-muted">No sessions in the last 7 days</p>;
  return (
    <ul aria-label="Sessions" className="divide-y divide-line">
      {sessions.map(({ sessionId, events, firstAt, lastAt }) => (
        <li key={sessionId} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
          <span className="font-mono text-sm">{sessionId.slice(0, ADMIN.idPreview)}</span>
          <span className="text-muted tabular-nums">{formatNumber(events, 'event')}</span>
          <span className="ml-auto text-sm text-muted tabular-nums">
            <time dateTime={firstAt}>{formatMoment(firstAt)}</time> to{' '}
            <time dateTime={lastAt}>{formatMoment(lastAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface UserActivityProps {
  events: UserEvent[];
  /** Shows a text whole. */
  onView: (content: string) => void;
}

function UserActivity({ events, onView }: UserActivityProps) {
  if (events.length === 0) return <p className="mt-2 text-muted">No recent activity</p>;
  return (
    <ol className="divide-y divide-line">
      {groupVisits(events, visitOf).map(({ event, count }) => {
        const page = pageOf(event.actionType, event.metadata);
        const content = event.content ?? contentOf(event.metadata);
        return (
          <li key={event.id} className="flex flex-col items-start gap-2 py-3">
            <p className="flex w-full flex-wrap gap-x-3">
              <span className="min-w-0 break-all">{event.actionType}</span>
              {page && <span className="min-w-0 break-all text-muted">{page}</span>}
              {event.appName && <span className="text-muted">{event.appName}</span>}
              {count > 1 && <span className="text-muted tabular-nums">{count} times</span>}
              <time dateTime={event.createdAt} className="ml-auto text-sm text-muted tabular-nums">
                {formatMoment(event.createdAt)}
              </time>
            </p>
            {content !== null && (
              <>
                <div dir="auto" className="font-serif text-lg">
                  <FormattedText text={cutDraft(content, ADMIN.userPreview)} />
                </div>
                <div className="flex gap-2">
                  <Button size="small" onClick={() => onView(content)}>
                    View
                  </Button>
                  <CopyButton text={content}>Copy</CopyButton>
                </div>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const visitOf = ({ actionType, metadata }: UserEvent) => pageOf(actionType, metadata);

interface ContentDialogProps {
  title: string;
  content: string;
  onClose: () => void;
}

function ContentDialog({ title, content, onClose }: ContentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={title}
      footer={<CopyButton text={content}>Copy Content</CopyButton>}
    >
      <div dir="auto" className="font-serif text-draft">
        <FormattedText text={content} />
      </div>
    </Dialog>
  );
}
