import type { JobName } from '@copydesk/contracts';
import { isApplyRequest } from '../reviews/apply-request';

/** How a writing job that failed is told: its title, and the words where the server gave none. */
export function failureOf(name: JobName, request: string): { title: string; fallback: string } {
  if (name !== 'refine-email') return { title: 'Generation Error', fallback: 'Failed to generate email' };
  return isApplyRequest(request)
    ? { title: 'Error applying suggestions', fallback: 'Failed to apply feedback' }
    : { title: 'Error updating email', fallback: 'Failed to send message' };
}
