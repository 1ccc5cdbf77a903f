import { Sparkles } from 'lucide-react';
import { ActionButton, type ActionLook } from '../components/action-button';
import type { Version } from '../threads/versions-of';
import type { useReview } from './use-review';

interface ReviewButtonProps {
  review: ReturnType<typeof useReview>;
  version: Version | null;
  look: ActionLook;
}

/** Opens the review of a version; the first time, it is asked for. */
export function ReviewButton({ review, version, look }: ReviewButtonProps) {
  return (
    <ActionButton
      look={look}
      label="Expert review"
      Icon={Sparkles}
      isRunning={review.isRunning}
      disabled={!version}
      onClick={() => version && review.open(version)}
    >
      {look === 'phone' ? 'Review' : 'Expert review'}
    </ActionButton>
  );
}
