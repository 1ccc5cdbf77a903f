import type { UserResponse } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { libraryLive } from '@/features/library/cache/library-cache';
import { LogInForm } from '@/features/session/log-in-form';
import { ownCountsLive } from '@/features/session/use-own-counts';
import { useSession } from '@/features/session/use-session';
import { endedSession } from '@/lib/ended-session';
import { isSignedOut } from '@/lib/http-error';
import { closeLiveConnection, liveConnection, openLiveConnection } from '@/lib/live-connection';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FullPageSpinner } from './full-page-spinner';

/** Waits until it is known who is there. */
export function SessionGate() {
  const session = useSession();
  if (session.isPending) return <FullPageSpinner />;
  if (session.isError) {
    return (
      <main className="grid min-h-dvh place-items-center px-6 text-center">
        <div role="alert" className="flex flex-col items-center gap-2">
          <h1 className="font-serif text-[1.75rem] tracking-[-0.01em]">Copydesk does not answer</h1>
          <p className="max-w-[42ch] text-muted">
            What you saved is safe. Check your connection, or try again in a minute.
          </p>
          <Button variant="main" className="mt-3" disabled={session.isFetching} onClick={() => void session.refetch()}>
            Try again
          </Button>
        </div>
      </main>
    );
  }
  return (
    <>
      {session.data && (
        <>
          <LiveWiring key={session.data.id} />
          <SignInDialog user={session.data} />
        </>
      )}
      <Outlet />
    </>
  );
}

/** Connects the events of the server with what is cached, while somebody is signed in. */
function LiveWiring() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const leave = [libraryLive, ownCountsLive].map((live) => liveConnection.listen(live(queryClient)));
    // Without its file the page lives on polling.
    openLiveConnection().catch(() => undefined);
    return () => {
      leave.forEach((stop) => stop());
      closeLiveConnection();
    };
  }, [queryClient]);
  return null;
}

/** Where the session ends in mid-work one signs in over the page: it stays as it is, with all that was typed. */
function SignInDialog({ user }: { user: UserResponse }) {
  const [isOpen, setOpen] = useEndedSession();
  const navigate = useNavigate();
  const takeUser = ({ id }: UserResponse) => {
    setOpen(false);
    if (id !== user.id) void navigate('/');
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Your session has ended"
      description="Log in to carry on. What you typed is still here; what you did last can be done again."
    >
      <LogInForm username={user.username} onLoggedIn={takeUser} />
    </Dialog>
  );
}

/** Opens where a call was refused because nobody is signed in any more. */
function useEndedSession() {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.action?.type === 'error' && isSignedOut(event.action.error)) setOpen(true);
    };
    const leave = [
      queryClient.getMutationCache().subscribe(look),
      queryClient.getQueryCache().subscribe(look),
      endedSession.listen(() => setOpen(true)),
    ];
    return () => leave.forEach((stop) => stop());
  }, [queryClient]);
  return [isOpen, setOpen] as const;
}
