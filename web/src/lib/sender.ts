import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Sender } from './email-files/html-email';
import { BRAND_PROFILE_KEY } from './brand-profile';
import { http } from './http';

/** Who sends nothing yet. */
export const NO_SENDER: Sender = { name: '', email: '', address: '', unsubscribeText: '', unsubscribeLink: '' };

export const senderOptions = () =>
  queryOptions({
    queryKey: [...BRAND_PROFILE_KEY, 'sender'],
    queryFn: async (): Promise<Sender> => {
      const { company } = await http.get('/api/account/house-profile');
      return { ...NO_SENDER, name: company };
    },
  });

/** Whose emails these are. */
export function useSender(): Sender {
  return useQuery(senderOptions()).data ?? NO_SENDER;
}
