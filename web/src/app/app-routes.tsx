import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FullPageSpinner } from './full-page-spinner';
import { useServerStatus } from '@/features/session/use-server-status';
import AuthScreen from '@/screens/auth/auth-screen';
import { ScreenRoutes } from './screens';
import { SessionGate } from './session-gate';
import { usePageVisit } from './use-page-visit';

export function AppRoutes() {
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Routes>
        <Route element={<SessionGate />}>
          <Route path="/auth" element={<SignInPage />} />
        </Route>
        <Route path="*" element={<ScreenRoutes />} />
      </Routes>
    </Suspense>
  );
}

function SignInPage() {
  usePageVisit();
  useEffect(() => {
    document.title = 'Sign in · Copydesk';
    scrollTo(0, 0);
  }, []);
  // Without an answer it offers both ways: the server decides.
  return useServerStatus().isPending ? <FullPageSpinner /> : <AuthScreen />;
}
