import { Link, Outlet } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';
import { buttonStyle } from '@/ui/button-style';

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
