import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { lazyComponent } from '@/lib/lazy-component';
import { Button } from '@/ui/button';
import { FullPageSpinner } from './full-page-spinner';

// The page on which one signs in does without.
const SignedIn = lazyComponent(() => import('./signed-in'));

/** Waits until it is known who is there. */
export function SessionGate() {
  const session = useSession();
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
