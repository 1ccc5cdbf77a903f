import { isNotFound, refusalOf } from '@/lib/http-error';

/** Why a saved email could not be changed, in words for a toast. */
export function describeFailure(error: Error): string {
  if (isNotFound(error)) return 'This email was deleted in another tab.';
  return refusalOf(error, 'Please try again or check your connection.');
}
