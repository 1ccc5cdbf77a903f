import type { RecentDraft } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { Page } from '@/lib/page';

export const FIRST_DRAFTS = '/api/threads?saved=false&limit=20';

export function listDrafts(path: string, signal: AbortSignal): Promise<Page<RecentDraft>> {
  return http.page(path, { signal });
}
