import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { saveReview } from './review-calls';

export function useSaveReview() {
  return useMutation({
    mutationFn: saveReview,
    onSuccess: () => toast({ title: 'Feedback saved' }),
    onError: (error) => toastFailure('Failed to save feedback', messageOf(error, 'Please try again.')),
  });
}
