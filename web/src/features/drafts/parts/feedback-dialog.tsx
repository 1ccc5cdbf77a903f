import { LIMITS, ReportFeedbackRequest } from '@copydesk/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '@/lib/forms/field-errors';
import { http } from '@/lib/http';
import { useStoredState } from '@/lib/use-stored-state';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/dialog';
import { DoneNote } from '@/ui/done-note';
import { TextArea } from '@/ui/text-area';
import { announce, toastFailure } from '@/ui/toast/toast-store';

const VERSION = 1;
const RATING_VERSION = 3;
const DEFAULT_RATING = 5;
export const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const POSITIVE_FROM = 6;

interface FeedbackDialogProps {
  threadId: string;
  /** What is on the screen. */
  text: string;
  onClose: () => void;
}

const THANKS = 'Thank you. People read every report.';

/** Says what is good or bad about a result; the work that it is about goes along. What is typed is kept until sent. */
export function FeedbackDialog({ threadId, text, onClose }: FeedbackDialogProps) {
  const [feedback, setFeedback] = useStoredState(`feedback:${threadId}`, VERSION, '');
  const [rating, setRating] = useStoredState(`rating:${threadId}`, RATING_VERSION, DEFAULT_RATING);
  const [refused, setRefused] = useState<string>();
  const report = useMutation({
    mutationFn: () => {
      const sessionContext = { threadId, generatedContent: text };
      return http.post('/api/report-feedback', { body: { feedback, rating, sessionContext } });
    },
    onSuccess: () => {
      setFeedback('');
      setRating(DEFAULT_RATING);
      announce({ title: 'Feedback Submitted', description: THANKS });
    },
    onError: () => toastFailure('Failed to submit feedback. Please try again.'),
  });
  const submit = () => {
    const { feedback: found } = fieldErrors(ReportFeedbackRequest, { feedback, rating });
    setRefused(found);
    if (found) toastFailure(found, feedback.trim() === '' ? 'Please say what you think about this email.' : undefined);
    else report.mutate();
  };
  if (report.isSuccess) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Report Feedback"
        footer={
          <Button variant="main" onClick={onClose}>
            Done
          </Button>
        }
      >
        <DoneNote>Feedback Submitted</DoneNote>
        <p className="mt-2 text-muted">{THANKS}</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Report Feedback"
      description="The brief, the email and its changes are sent with it."
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
          error={refused}
          onChange={(event) => setFeedback(event.target.value)}
        />
        <RatingScale value={rating} onChange={setRating} />
      </div>
    </Dialog>
  );
}

interface RatingScaleProps {
  value: number;
  onChange: (rating: number) => void;
}

/** From 1 to 10; what the number means is said in words. */
function RatingScale({ value, onChange }: RatingScaleProps) {
  const words = describeRating(value);
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between text-sm font-medium text-muted">
        Rating
        <span role="status" className={classNames('tabular-nums', words === 'Positive' ? 'text-good' : 'text-warn')}>
          {`${value} of 10 · ${words}`}
        </span>
      </legend>
      <div className="flex gap-1">
        {RATINGS.map((rating) => (
          <label key={rating} className="relative grid h-10 max-md:h-11 min-w-0 flex-1 place-items-center tabular-nums">
            <input
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-md border border-line-strong transition-colors duration-150 checked:border-accent checked:bg-accent-soft hover:not-checked:bg-raised"
            />
            <span className="pointer-events-none relative text-muted peer-checked:text-text">{rating}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function describeRating(rating: number): 'Positive' | 'Negative' {
  return rating >= POSITIVE_FROM ? 'Positive' : 'Negative';
}
