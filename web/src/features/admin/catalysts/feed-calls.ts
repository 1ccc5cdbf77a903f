import type { CatalystFeed } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function listFeeds(): Promise<CatalystFeed[]> {
  return http.get('/api/admin/catalyst-feeds');
}

/** Has a feed read now; how it ended is told by the list. */
export function runFeed(id: number): Promise<void> {
  return http.post(`/api/admin/catalyst-feeds/${id}/run`);
}
