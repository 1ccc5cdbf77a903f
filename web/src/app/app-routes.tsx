import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { toolIdOfRoute } from '@/lib/tool-routes';
import { track } from '@/lib/track';
import { FullPageSpinner } from './full-page-spinner';
import { RequireAdmin, RequireUser } from './guards';
import { KnownTool } from './known-tool';
import {
  AdminCatalystsScreen,
  AdminDashboardRealtimeScreen,
  AdminDashboardScreen,
  AdminFeedbackScreen,
  AdminOperationsScreen,
  AdminStandaloneScreen,
  AnalyticsScreen,
  AppScreen,
  AuthScreen,
  CampaignScreen,
  CloneWinnerScreen,
  CoachScreen,
  HomeScreen,
  HotlistScreen,
  InternalTutorialsScreen,
  NotFoundScreen,
  SettingsScreen,
  Shell,
  StartingNowScreen,
  TutorialsScreen,
} from './screens';
import { SessionGate } from './session-gate';
import { useDocumentTitle } from './use-screen-title';

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
              <Route path="/starting-now" element={<StartingNowScreen />} />
              <Route path="/rodchief" element={<CoachScreen />} />
              <Route path="/campaign-generator" element={<CampaignScreen />} />
              <Route path="/how-to-use-internal" element={<InternalTutorialsScreen />} />
              <Route path="/clone-winner" element={<CloneWinnerScreen />} />
              <Route path="/settings" element={<SettingsScreen />} />
              <Route path="/analytics" element={<AnalyticsScreen />} />
              <Route element={<RequireAdmin />}>
                <Route path="/admin-catalysts" element={<AdminCatalystsScreen />} />
                <Route path="/admin-dashboard" element={<AdminDashboardScreen />} />
                <Route path="/admin-feedback" element={<AdminFeedbackScreen />} />
                <Route path="/admin-operations" element={<AdminOperationsScreen />} />
              </Route>
            </Route>
            <Route element={<KnownTool />}>
              <Route element={<Shell />}>
                <Route path="/apps/:name" element={<AppScreen />} />
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="/how-to-use" element={<TutorialsScreen />} />
        <Route element={<Shell />}>
          <Route path="/admin-dashboard-realtime" element={<AdminDashboardRealtimeScreen />} />
          <Route path="/admin-standalone" element={<AdminStandaloneScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** Counts each page that is opened. */
function usePageVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => track('page_visited', { appId: toolIdOfRoute(pathname), metadata: { path: pathname } }), [pathname]);
}
