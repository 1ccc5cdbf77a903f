import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';

/** Sends visitors who are not signed in to do so. */
export function RequireUser() {
  const user = useSession().data;
  if (!user) return <Navigate to="/auth" replace />;
  return <Outlet />;
}
