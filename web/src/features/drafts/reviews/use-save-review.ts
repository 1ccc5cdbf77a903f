import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { useUpdateThread } from '../threads/use-update-thread';
import { saveReview } from './review-calls';

/** Keeps what a review said of a version. */
export function useSaveReview(threadId: string) {
  const updateThread = useUpdateThread(threadId);
  return useMutation({
    mutationFn: saveReview,
    onSuccess: (_answer, { messageId }) => {
      toast({ title: 'Feedback saved' });
      return updateThread((known) => ({
        ...known,
        reviews: known.reviews.map((review) => (review.messageId === messageId ? { ...review, kept: true } : review)),
      }));
    },
    onError: (error) => toastFailure('Failed to save feedback', messageOf(error, 'Please try again.')),
  });
}
