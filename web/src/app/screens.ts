import { lazy } from 'react';

/** The header with its menus; the page on which one signs in does without. */
export const Shell = lazy(() => import('./shell'));

/** Every screen, each in a file of its own that is fetched when it is opened. */
export const AuthScreen = lazy(() => import('@/screens/auth/auth-screen'));
export const HomeScreen = lazy(() => import('@/screens/home/home-screen'));
export const HotlistScreen = lazy(() => import('@/screens/hotlist/hotlist-screen'));
export const StartingNowScreen = lazy(() => import('@/screens/starting-now/starting-now-screen'));
export const CampaignScreen = lazy(() => import('@/screens/campaign-generator/campaign-screen'));
export const CoachScreen = lazy(() => import('@/screens/coach/coach-screen'));
export const SettingsScreen = lazy(() => import('@/screens/settings/settings-screen'));
export const AnalyticsScreen = lazy(() => import('@/screens/analytics/analytics-screen'));
export const CloneWinnerScreen = lazy(() => import('@/screens/clone-winner/clone-winner-screen'));
export const AppScreen = lazy(() => import('@/screens/apps/app-screen'));
export const AdminCatalystsScreen = lazy(() => import('@/screens/admin-catalysts/admin-catalysts-screen'));
export const TutorialsScreen = lazy(() => import('@/screens/tutorials/tutorials-screen'));
export const InternalTutorialsScreen = lazy(() => import('@/screens/tutorials/internal-tutorials-screen'));
export const AdminDashboardScreen = lazy(() => import('@/screens/admin-dashboard/admin-dashboard-screen'));
export const AdminStandaloneScreen = lazy(() => import('@/screens/admin-standalone/admin-standalone-screen'));
export const AdminDashboardRealtimeScreen = lazy(
  () => import('@/screens/admin-dashboard-realtime/admin-dashboard-realtime-screen'),
);
export const AdminFeedbackScreen = lazy(() => import('@/screens/admin-feedback/admin-feedback-screen'));
export const AdminOperationsScreen = lazy(() => import('@/screens/admin-operations/admin-operations-screen'));
export const NotFoundScreen = lazy(() => import('@/screens/not-found/not-found-screen'));
