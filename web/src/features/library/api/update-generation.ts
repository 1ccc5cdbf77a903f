import type { GenerationResponse, UpdateGenerationRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function updateGeneration(id: number, request: UpdateGenerationRequest): Promise<GenerationResponse> {
  return http.put(`/api/generations/${id}`, request);
}
