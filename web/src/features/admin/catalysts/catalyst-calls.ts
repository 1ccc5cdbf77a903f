import type { AdminCatalyst, CatalystRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';
import type { CatalystView } from './catalyst-view';

const PATH = '/api/admin/catalysts';
const PAGE_SIZE = '50';

/** Where the first page of a list is. The next ones are told by the one before. */
export function pathOfCatalysts({ q, retired }: CatalystView): string {
  const asked = { ...(q.trim() && { q: q.trim() }), retired: String(retired), limit: PAGE_SIZE };
  return `${PATH}?${new URLSearchParams(asked).toString()}`;
}

export function addCatalyst(request: CatalystRequest): Promise<AdminCatalyst> {
  return http.post(PATH, request);
}

export function updateCatalyst(id: number, request: CatalystRequest): Promise<AdminCatalyst> {
  return http.put(`${PATH}/${id}`, request);
}
