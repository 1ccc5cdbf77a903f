import { lazyComponent } from '@/lib/lazy-component';

/** All screens but the one on which one signs in. */
export const ScreenRoutes = lazyComponent(() => import('./routes'));

/** The header with its menus; the page on which one signs in does without. */
export const Shell = lazyComponent(() => import('./shell'));

/** Every screen, each in a file of its own that is fetched when it is opened. */
export const HomeScreen = lazyComponent(() => import('@/screens/home/home-screen'));
export const ToolScreen = lazyComponent(() => import('@/screens/tool/tool-screen'));
export const CampaignScreen = lazyComponent(() => import('@/screens/campaign-generator/campaign-screen'));
export const CoachScreen = lazyComponent(() => import('@/screens/coach/coach-screen'));
export const SettingsScreen = lazyComponent(() => import('@/screens/settings/settings-screen'));
export const BrandScreen = lazyComponent(() => import('@/screens/brand/brand-screen'));
export const ResultsScreen = lazyComponent(() => import('@/screens/results/results-screen'));
export const AnalyticsScreen = lazyComponent(() => import('@/screens/analytics/analytics-screen'));
export const CompanyScreen = lazyComponent(() => import('@/screens/company/company-screen'));
export const AppScreen = lazyComponent(() => import('@/screens/tool/app-screen'));
export const AdminCatalystsScreen = lazyComponent(() => import('@/screens/admin-catalysts/admin-catalysts-screen'));
export const TutorialsScreen = lazyComponent(() => import('@/screens/tutorials/tutorials-screen'));
export const FilmScreen = lazyComponent(() => import('@/screens/tutorials/film-screen'));
export const InternalTutorialsScreen = lazyComponent(() => import('@/screens/tutorials/internal-tutorials-screen'));
export const AdminDashboardScreen = lazyComponent(() => import('@/screens/admin-dashboard/admin-dashboard-screen'));
export const AdminStandaloneScreen = lazyComponent(() => import('@/screens/admin-standalone/admin-standalone-screen'));
export const AdminDashboardRealtimeScreen = lazyComponent(
  () => import('@/screens/admin-dashboard-realtime/admin-dashboard-realtime-screen'),
);
export const AdminFeedbackScreen = lazyComponent(() => import('@/screens/admin-feedback/admin-feedback-screen'));
export const AdminOperationsScreen = lazyComponent(() => import('@/screens/admin-operations/admin-operations-screen'));
export const NotFoundScreen = lazyComponent(() => import('@/screens/not-found/not-found-screen'));
