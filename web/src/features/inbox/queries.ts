import type { Inbox, InboxRequest } from '@copydesk/contracts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import type { LiveHandlers } from '@/lib/live-connection';

const INBOX_KEY = ['inbox'];

/** What the user is told of, the newest first. */
export function useInbox({ enabled = true } = {}) {
  return useQuery({ queryKey: INBOX_KEY, queryFn: () => http.get('/api/inbox'), enabled });
}

/** Marks as read, or as not read; seen at once, and taken back where the server refuses it. */
export function useMarking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InboxRequest) => http.put('/api/inbox', { body }),
    onMutate: async (request) => {
      await queryClient.cancelQueries({ queryKey: INBOX_KEY });
      queryClient.setQueryData<Inbox>(INBOX_KEY, (inbox) => inbox && marked(inbox, request));
    },
    onSuccess: (inbox) => queryClient.setQueryData(INBOX_KEY, inbox),
    onError: () => queryClient.invalidateQueries({ queryKey: INBOX_KEY }),
  });
}

function marked({ items }: Inbox, { ids, read }: InboxRequest): Inbox {
  const changed = items.map((item) => (ids.includes(item.id) ? { ...item, isRead: read } : item));
  return { items: changed, unread: changed.filter(({ isRead }) => !isRead).length };
}

/** What comes in, or is read in another tab, is seen here too. */
export function inboxLive(queryClient: QueryClient) {
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: INBOX_KEY });
  return { 'inbox:changed': readAgain, connect: readAgain } satisfies LiveHandlers;
}
