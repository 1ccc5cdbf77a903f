import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';

/** Sends visitors who are not signed in to do so; the page they asked for is kept in mind. */
export function RequireUser() {
  const user = useSession().data;
  const { pathname, search } = useLocation();
  if (!user) return <Navigate to="/auth" replace state={{ from: pathname + search }} />;
  return <Outlet />;
}
