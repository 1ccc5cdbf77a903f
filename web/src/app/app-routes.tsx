import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from './full-page-spinner';
import { RequireUser } from './require-user';
import { AuthScreen, HomeScreen, HotlistScreen, NotFoundScreen, Shell } from './screens';
import { SessionGate } from './session-gate';
import { useDocumentTitle } from './use-document-title';
import { usePageVisits } from './use-page-visits';

export function AppRoutes() {
  useDocumentTitle();
  usePageVisits();
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Routes>
        <Route element={<SessionGate />}>
          <Route path="/auth" element={<AuthScreen />} />
          <Route element={<RequireUser />}>
            <Route element={<Shell />}>
              <Route path="/" element={<HomeScreen />} />
              <Route path="/hotlist" element={<HotlistScreen />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
