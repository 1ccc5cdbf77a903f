import { Fragment } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';

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
