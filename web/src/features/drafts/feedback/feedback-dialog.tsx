import { LIMITS } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextArea } from '@/ui/text-area';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { DEFAULT_RATING, refuseFeedback } from './check-feedback';
import { RatingScale } from './rating-scale';
import { reportFeedback } from './report-feedback';

const VERSION = 1;

interface FeedbackDialogProps {
  threadId: string;
  /** What is on the screen. */
  text: string;
  onClose: () => void;
}

/** Says what is good or bad about a result; the work that it is about goes along. What is typed is kept until sent. */
export function FeedbackDialog({ threadId, text, onClose }: FeedbackDialogProps) {
  const [feedback, setFeedback] = useStoredState(`feedback:${threadId}`, VERSION, '');
  const [rating, setRating] = useStoredState<number>(`rating:${threadId}`, VERSION, DEFAULT_RATING);
  const [refused, setRefused] = useState<string | null>(null);
  const report = useMutation({
    mutationFn: () => reportFeedback({ feedback, rating, sessionContext: { threadId, generatedContent: text } }),
    onSuccess: () => {
      setFeedback('');
      setRating(DEFAULT_RATING);
      toast({ title: 'Feedback Submitted', description: 'Thank you. It is read by people.' });
      onClose();
    },
    onError: () => toastFailure('Failed to submit feedback. Please try again.'),
  });
  const submit = () => {
    const found = refuseFeedback(feedback, rating);
    setRefused(found);
    if (found) toastFailure(found, feedback.trim() === '' ? 'Please say what you think about this email.' : undefined);
    else report.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report Feedback"
      description="The brief, the email and its changes are sent along."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="main" disabled={report.isPending} onClick={submit}>
            {report.isPending ? 'Submitting...' : 'Submit Feedback'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label="Feedback"
          placeholder="What was good, what was not?"
          rows={4}
          maxLength={LIMITS.longTextMax + 1}
          value={feedback}
          error={refused ?? undefined}
          onChange={(event) => setFeedback(event.target.value)}
        />
        <RatingScale value={rating} onChange={setRating} />
      </div>
    </Dialog>
  );
}
