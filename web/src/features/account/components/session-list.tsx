import type { SessionResponse } from '@copydesk/contracts';
import { Monitor, Smartphone } from 'lucide-react';
import { formatDate, formatDateTime } from '@/lib/format-date';
import { LoadFailure } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { useSessions } from '../use-sessions';

export function SessionList() {
  const sessions = useSessions();
  if (sessions.isPending) {
    return (
      <div role="status" aria-label="Loading where you are signed in">
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (sessions.isError) {
    return <LoadFailure onRetry={sessions.refetch}>Where you are signed in could not be loaded just now.</LoadFailure>;
  }
  return (
    <ul aria-label="Signed-in sessions" className="divide-y divide-line">
      {sessions.data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: SessionResponse }) {
  const { device, isCurrent, signedInAt, lastSeenAt } = session;
  const Icon = /iPhone|Android/.test(device ?? '') ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0">
      <Icon className="size-5 shrink-0 text-faint" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{device ?? 'Unknown device'}</p>
        <p className="text-sm text-muted">
          {isCurrent ? 'In use now' : <>Last used {<time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>}</>}
          {signedInAt && (
            <>
              {' · '}signed in <time dateTime={signedInAt}>{formatDate(signedInAt)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent && <Pill tone="good">This device</Pill>}
    </li>
  );
}
