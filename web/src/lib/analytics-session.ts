import { newId } from './new-id';

const STORAGE_KEY = 'copydesk-session';

/** This browser tab's analytics session, the same until the tab is closed. */
export function analyticsSessionId(): string {
  const known = sessionStorage.getItem(STORAGE_KEY);
  if (known) return known;
  const made = newId();
  sessionStorage.setItem(STORAGE_KEY, made);
  return made;
}
