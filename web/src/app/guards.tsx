import { Fragment } from 'react';
import { Link, Navigate, Outlet } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { buttonStyle } from '@/ui/button-style';

/** Sends visitors who are not signed in to do so. Another user gets other screens: nothing of the first is left in them. */
export function RequireUser() {
  const user = useSession().data;
  if (!user) return <Navigate to="/auth" replace />;
  return (
    <Fragment key={user.id}>
      <Outlet />
    </Fragment>
  );
}

/** Lets administrators pass. The server asks the same of each call. */
export function RequireAdmin() {
  if (useSession().data?.role === 'admin') return <Outlet />;
  return (
    <main className="m-auto flex flex-col items-center gap-3 px-6 py-16 text-center">
      <h2 className="font-serif text-greeting tracking-[-0.01em] max-sm:text-[1.75rem]">Access Denied</h2>
      <p className="text-muted">You don&apos;t have permission to access this page.</p>
      <Link to="/" className={buttonStyle('main', 'medium', 'mt-4')}>
        Return to Home
      </Link>
    </main>
  );
}
