import { useLocation } from 'react-router-dom';

/** The page that was asked for before the visitor was sent to sign in, else the home page. */
export function useWantedPage(): string {
  const state: unknown = useLocation().state;
  const hasFrom = typeof state === 'object' && state !== null && 'from' in state;
  return hasFrom && typeof state.from === 'string' ? state.from : '/';
}
