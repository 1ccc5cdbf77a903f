import { queryOptions, useQuery } from '@tanstack/react-query';
import { getThread } from './get-thread';

export const threadKey = (id: string) => ['thread', id];

export const threadQuery = (id: string | null) =>
  queryOptions({ queryKey: threadKey(id ?? ''), queryFn: () => getThread(id ?? ''), enabled: id !== null });

/** A thread as it was read last: whoever shows its draft keeps it true (`useThreadDraft`). */
export const useThread = (id: string | null) => useQuery(threadQuery(id));
