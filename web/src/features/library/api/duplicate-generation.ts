import type { GenerationResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function duplicateGeneration(id: number, key: string): Promise<GenerationResponse> {
  return http.postOnce(`/api/generations/${id}/duplicate`, {}, key);
}
