import type { BrandEmail, BrandEmailChange } from '@copydesk/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '@/lib/http';
import { refusalOf } from '@/lib/http-error';
import { announce, toastFailure } from '@/ui/toast/toast-store';
import { ownEmailsKey } from './queries';

/** Which sorts of a brand's emails do how well. */
export function useResultGroups(brandId: string) {
  return useQuery({
    queryKey: ['brand-results', brandId],
    queryFn: () => http.get('/api/brands/:id/results', { params: { id: brandId } }),
    refetchOnMount: 'always',
  });
}

/** Reads them and how they sound again. */
export function useReadAgain(brandId: string) {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ownEmailsKey(brandId) }),
      queryClient.invalidateQueries({ queryKey: ['brand-voice', brandId] }),
      queryClient.invalidateQueries({ queryKey: ['brand-results', brandId] }),
    ]);
}

/** One of them, whole. */
export function useOwnEmail(brandId: string, { id }: BrandEmail, enabled: boolean) {
  return useQuery({
    queryKey: ['brand-email', id],
    queryFn: () => http.get('/api/brands/:id/emails/:emailId', { params: { id: brandId, emailId: id } }),
    enabled,
  });
}

/** Says what one is for, or how it did. */
export function useChangeEmail(brandId: string, { id: emailId }: BrandEmail) {
  const readAgain = useReadAgain(brandId);
  return useMutation({
    mutationFn: (body: BrandEmailChange) =>
      http.put('/api/brands/:id/emails/:emailId', { params: { id: brandId, emailId }, body }),
    onSuccess: async () => {
      await readAgain();
      announce({ title: 'Email saved' });
    },
  });
}

/** Deletes one for good. */
export function useDeleteEmail(brandId: string, { id: emailId, title }: BrandEmail) {
  const readAgain = useReadAgain(brandId);
  return useMutation({
    mutationFn: () => http.delete('/api/brands/:id/emails/:emailId', { params: { id: brandId, emailId } }),
    onSuccess: async () => {
      await readAgain();
      announce({ title: 'Email deleted', description: title });
    },
    onError: (error) => toastFailure('Nothing was deleted', refusalOf(error, 'Please try again.')),
  });
}
