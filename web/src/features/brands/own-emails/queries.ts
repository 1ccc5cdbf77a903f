import { useQuery } from '@tanstack/react-query';
import { http } from '@/lib/http';

export const ownEmailsKey = (brandId: string) => ['brand-emails', brandId];

/** The emails that a brand has sent: the best in result first. */
export function useOwnEmails(brandId: string | undefined) {
  return useQuery({
    queryKey: ownEmailsKey(brandId ?? ''),
    queryFn: () => http.get('/api/brands/:id/emails', { params: { id: brandId ?? '' } }),
    enabled: brandId !== undefined,
    refetchOnMount: 'always',
  });
}
