import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useServerStatus } from '@/features/session/use-server-status';
import { useSession } from '@/features/session/use-session';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { FullPageSpinner } from './full-page-spinner';

// The page on which one signs in does without.
const SignedIn = lazyComponent(() => import('./signed-in'));
const FirstPassword = lazyComponent(() => import('./first-password'));

/** Waits until it is known who is there. */
export function SessionGate() {
  const session = useSession();
  // Asked together with the session: the sign-in page waits for it.
  useServerStatus();
  if (session.isPending) return <FullPageSpinner />;
  if (session.isError) {
    return (
      <main className="grid min-h-dvh place-items-center px-6 text-center">
        <div role="alert" className="flex flex-col items-center gap-2">
          <h1 className="font-serif text-[1.75rem] tracking-[-0.01em]">Copydesk cannot be reached</h1>
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
  if (session.data?.mustChangePassword) {
    return (
      <Suspense fallback={<FullPageSpinner />}>
        <FirstPassword user={session.data} />
      </Suspense>
    );
  }
  return (
    <>
      {session.data && (
        <Suspense>
          <SignedIn user={session.data} />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}
