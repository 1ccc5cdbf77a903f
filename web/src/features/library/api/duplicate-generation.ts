import type { GenerationResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function duplicateGeneration(id: number): Promise<GenerationResponse> {
  return http.post(`/api/generations/${id}/duplicate`);
}
