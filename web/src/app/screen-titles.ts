/** The titles of the screens that are no tool's, by path. */
export const SCREEN_TITLES: Record<string, string> = {
  '/': 'Dashboard',
  '/settings': 'Settings',
  '/analytics': 'Analytics',
  '/how-to-use': 'How to use',
  '/how-to-use-internal': 'How to use',
  '/admin-dashboard': 'Admin Dashboard',
  '/admin-standalone': 'Standalone Dashboard',
  '/admin-dashboard-realtime': 'Real-Time Dashboard',
  '/admin-catalysts': 'Market Catalysts',
  '/admin-feedback': 'Admin Feedback',
  '/admin-operations': 'Operations',
};
