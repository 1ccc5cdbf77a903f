import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { AppHeader } from './app-header';
import { FullPageSpinner } from './full-page-spinner';

/** The header stays while screens come and go. */
export default function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader />
      <Suspense fallback={<FullPageSpinner />}>
        <Outlet />
      </Suspense>
    </div>
  );
}
