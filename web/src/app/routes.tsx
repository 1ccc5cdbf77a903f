import { APPS_ROUTE, CAMPAIGN_GENERATOR, COACH, WRITERS } from '@copydesk/contracts';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { toolOfRoute } from '@/lib/tool-routes';
import { FullPageSpinner } from './full-page-spinner';
import { KnownTool, RequireAdmin, RequireOpenTool, RequireUser } from './guards';
import {
  AdminCatalystsScreen,
  AdminDashboardRealtimeScreen,
  AdminDashboardScreen,
  AdminFeedbackScreen,
  AdminOperationsScreen,
  AdminStandaloneScreen,
  AnalyticsScreen,
  AppScreen,
  BrandScreen,
  CampaignScreen,
  CoachScreen,
  CompanyScreen,
  FilmScreen,
  HomeScreen,
  InternalTutorialsScreen,
  NotFoundScreen,
  ResultsScreen,
  SettingsScreen,
  Shell,
  ToolScreen,
  TutorialsScreen,
} from './screens';
import { SessionGate } from './session-gate';
import { usePageVisit } from './use-page-visit';
import { useScrollPosition } from './use-scroll-position';
import { useDocumentTitle } from './use-screen-title';

/** Every screen but the one on which one signs in: that page loads none of what they are made of. */
export default function ScreenRoutes() {
  useDocumentTitle();
  useScrollPosition();
  usePageVisit(toolOfRoute(useLocation().pathname)?.id);
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <Routes>
        <Route element={<SessionGate />}>
          <Route element={<RequireUser />}>
            <Route element={<Shell />}>
              <Route path="/" element={<HomeScreen />} />
              <Route element={<RequireOpenTool />}>
                {WRITERS.map(({ name, route }) => (
                  <Route key={name} path={route} element={<ToolScreen name={name} />} />
                ))}
                <Route path={COACH.route} element={<CoachScreen />} />
                <Route path={CAMPAIGN_GENERATOR.route} element={<CampaignScreen />} />
              </Route>
              <Route path="/how-to-use-internal" element={<InternalTutorialsScreen />} />
              <Route path="/settings" element={<SettingsScreen />} />
              <Route path="/brands/:brand" element={<BrandScreen />} />
              <Route path="/companies/:cik" element={<CompanyScreen />} />
              <Route path="/results" element={<ResultsScreen />} />
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
                <Route element={<RequireOpenTool />}>
                  <Route path={`${APPS_ROUTE}/:name`} element={<AppScreen />} />
                </Route>
              </Route>
            </Route>
          </Route>
        </Route>
        <Route path="/how-to-use" element={<TutorialsScreen />} />
        <Route path="/how-to-use/:film" element={<FilmScreen />} />
        <Route element={<Shell />}>
          <Route path="/admin-dashboard-realtime" element={<AdminDashboardRealtimeScreen />} />
          <Route path="/admin-standalone" element={<AdminStandaloneScreen />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
