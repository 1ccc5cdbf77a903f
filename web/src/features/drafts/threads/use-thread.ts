import { useQuery } from '@tanstack/react-query';
import { getThread } from './get-thread';

/** How often a thread is read again while it is on the screen: push may lose what was changed elsewhere. */
const READ_AGAIN_MS = 15_000;

export const threadKey = (id: string) => ['thread', id];

export function useThread(id: string | null) {
  return useQuery({
    queryKey: threadKey(id ?? ''),
    queryFn: () => getThread(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data ? READ_AGAIN_MS : false),
    refetchOnWindowFocus: 'always',
  });
}
