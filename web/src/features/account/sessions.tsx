import type { SessionResponse } from '@copydesk/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '@/lib/format-date';
import { http } from '@/lib/http';
import { messageOf } from '@/lib/http-error';
import { saveTypedWords } from '@/lib/unsaved-words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LoadFailure } from '@/ui/load-failure';
import { Pill } from '@/ui/pill';
import { Skeleton } from '@/ui/skeleton';
import { announce, toastFailure } from '@/ui/toast/toast-store';

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
    return <LoadFailure onRetry={sessions.refetch}>Your sessions could not be loaded.</LoadFailure>;
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

export function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const logOut = useMutation({
    mutationFn: async () => {
      await saveTypedWords();
      await http.post('/api/account/log-out-everywhere');
    },
    onSuccess: () => {
      onLoggedOut();
      announce({ title: 'Logged out successfully', description: 'You are logged out on every device.' });
    },
    onError: (error) => toastFailure('Logout failed', messageOf(error, 'Please try again.')),
  });
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        Log out everywhere
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Log out everywhere?"
        description="You will be logged out on every device, including this one. Log in again with your password."
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="main" disabled={logOut.isPending} onClick={() => logOut.mutate()}>
              {logOut.isPending ? 'Logging out...' : 'Log out everywhere'}
            </Button>
          </>
        }
      >
        <p className="text-muted">
          Your emails and what is being written are safe. Anything you typed in this tab and did not send is lost.
        </p>
      </Dialog>
    </>
  );
}

export const SESSIONS_KEY = ['signed-in-sessions'];

/** Read again whenever it is opened: one signs in elsewhere. */
function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => http.get('/api/account/sessions'),
    refetchOnMount: 'always',
  });
}
