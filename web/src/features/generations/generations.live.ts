import type { QueryClient } from '@tanstack/react-query';
import type { LiveHandlers } from '@/lib/live-connection';
import { GENERATIONS_KEY } from './use-generations';

/** What another tab saved appears here too. */
export function generationsLive(queryClient: QueryClient): LiveHandlers {
  return { 'library:changed': () => void queryClient.invalidateQueries({ queryKey: GENERATIONS_KEY }) };
}
