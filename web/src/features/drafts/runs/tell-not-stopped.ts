import { messageOf } from '@/lib/http-error';
import { toastFailure } from '@/ui/toast/toast-store';

export function tellNotStopped(error: unknown): void {
  toastFailure('Could not stop', messageOf(error, 'It goes on. Please try again.'));
}
