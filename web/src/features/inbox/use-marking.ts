import type { Inbox, InboxRequest } from '@copydesk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { INBOX_KEY } from './queries';

/** Marks as read, or as not read; seen at once, and taken back where the server refuses it. */
export function useMarking() {
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other: the last answer is the newest.
    scope: { id: 'inbox' },
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
