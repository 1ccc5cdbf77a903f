import { DraftNotice } from '@/features/drafts/parts/draft-placeholders';
import { isNotFound } from '@/lib/http-error';
import { Button } from '@/ui/button';

interface CoachLoadFailureProps {
  error: Error;
  onRetry: () => void;
  onLeave: () => void;
}

/** In the place of the result, where the conversation could not be read. */
export function CoachLoadFailure({ error, onRetry, onLeave }: CoachLoadFailureProps) {
  return isNotFound(error) ? (
    <DraftNotice
      title="There is no such conversation"
      text="The address may be old, or the conversation belongs to somebody else."
    >
      <Button onClick={onLeave}>Back to yours</Button>
    </DraftNotice>
  ) : (
    <DraftNotice
      title="The conversation could not be loaded"
      text="It is safe on the server, and so is what you typed."
    >
      <Button onClick={onRetry}>Try again</Button>
    </DraftNotice>
  );
}
