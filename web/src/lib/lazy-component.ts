import { lazy, type ComponentType } from 'react';

const KEY = 'copydesk-loaded-again';
const PAUSE_MS = 60_000;

/**
 * A component whose file is fetched when it is first shown. Where a new version took the file's place or the network
 * changed under it, the page is loaded again, once a minute at most. What was typed is kept in the tab.
 */
export function lazyComponent<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(() => load().catch(loadPageAgain));
}

function loadPageAgain(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(KEY));
  if (!navigator.onLine || Date.now() - last < PAUSE_MS) throw error;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return new Promise(() => undefined);
}
