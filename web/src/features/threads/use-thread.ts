import { useQuery } from '@tanstack/react-query';
import { getThread } from './api/get-thread';

export const threadKey = (id: string) => ['thread', id];

export function useThread(id: string | null) {
  return useQuery({ queryKey: threadKey(id ?? ''), queryFn: () => getThread(id ?? ''), enabled: id !== null });
}
