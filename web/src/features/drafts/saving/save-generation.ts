import type { GenerationResponse, SaveGenerationRequest, UpdateGenerationRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function saveGeneration(request: SaveGenerationRequest): Promise<GenerationResponse> {
  return http.post('/api/generations', request);
}

export function updateGeneration(id: number, request: UpdateGenerationRequest): Promise<GenerationResponse> {
  return http.put(`/api/generations/${id}`, request);
}
