import type { GenerationResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function getGeneration(id: number): Promise<GenerationResponse> {
  return http.get(`/api/generations/${id}`);
}
