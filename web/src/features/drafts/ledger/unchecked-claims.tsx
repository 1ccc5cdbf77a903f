import { HttpError, messageOf } from '@/lib/http-error';
import { Button } from '@/ui/button';
import { toastFailure } from '@/ui/toast/toast-store';

interface UncheckedClaimsProps {
  error: Error;
  onRetry: () => void;
}

/** Stands in the place of the claims of a version where they could not be checked. */
export function UncheckedClaims({ error, onRetry }: UncheckedClaimsProps) {
  if (!isBeyondLimit(error)) {
    return (
      <Button variant="quiet" size="small" onClick={onRetry}>
        Claims not checked. Try again
      </Button>
    );
  }
  return (
    <Button variant="quiet" size="small" onClick={() => toastFailure('Claims not checked', messageOf(error, ''))}>
      Claims not checked. Why?
    </Button>
  );
}

/** True where the draft and its sources are more than is compared: the same again would be refused again. */
export function isBeyondLimit(error: Error): boolean {
  return error instanceof HttpError && error.status === 422;
}
