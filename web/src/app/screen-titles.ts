/** The titles of the screens, by path. */
export const SCREEN_TITLES: Record<string, string> = {
  '/': 'Dashboard',
  '/auth': 'Sign in',
  '/hotlist': 'HotList Email Generator',
};
