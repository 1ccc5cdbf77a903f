import type { UserResponse } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxLive } from '@/features/inbox/queries';
import { libraryLive } from '@/features/library/cache/library-cache';
import { LogInForm } from '@/features/session/log-in-form';
import { ownCountsLive } from '@/features/session/use-own-counts';
import { endedJob, endedSession } from '@/lib/signals';
import { isSignedOut } from '@/lib/http-error';
import { closeLiveConnection, liveConnection, openLiveConnection } from '@/lib/live-connection';
import { Dialog } from '@/ui/dialog';

/** What is there on every page while somebody is signed in. */
export default function SignedIn({ user }: { user: UserResponse }) {
  return (
    <>
      <LiveWiring key={user.id} />
      <SignInDialog user={user} />
    </>
  );
}

/** Connects the events of the server with what is cached. */
function LiveWiring() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const counts = ownCountsLive(queryClient);
    const leave = [
      ...[libraryLive(queryClient), counts, inboxLive(queryClient)].map((live) => liveConnection.listen(live)),
      // Without a socket, that job is polled.
      endedJob.listen(counts.connect),
    ];
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
      description="Log in to continue. What you typed is still here; please repeat your last step."
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
