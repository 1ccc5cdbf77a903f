import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '@/features/session/use-session';

/** Sends visitors who are not signed in to do so; the page they asked for is kept in mind. */
export function RequireUser() {
  const user = useSession().data;
  const { pathname, search } = useLocation();
  // Who logs out is done with the page: the next one to sign in here begins at home.
  const [cameSignedIn] = useState(Boolean(user));
  if (!user) return <Navigate to="/auth" replace state={cameSignedIn ? null : { from: pathname + search }} />;
  return <Outlet />;
}
