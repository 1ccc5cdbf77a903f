import type { LibrarySummary } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function getSummary(): Promise<LibrarySummary> {
  return http.get('/api/library');
}
