import type { AdminFeedbackResponse } from '@copydesk/contracts';
import { usePagedList } from '@/lib/use-paged-list';

const PATH = '/api/admin/feedbacks';

export const FEEDBACKS_CSV = `${PATH}?format=csv`;

/** What users say of what was written for them, the newest first. */
export function useFeedbacks() {
  return usePagedList<AdminFeedbackResponse>(['feedbacks'], `${PATH}?limit=24`);
}
