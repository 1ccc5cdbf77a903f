import type { GenerationResponse, SaveGenerationRequest, UpdateGenerationRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function saveGeneration(request: SaveGenerationRequest, key: string): Promise<GenerationResponse> {
  return http.post('/api/generations', { body: request, once: key });
}

export function updateGeneration(id: number, request: UpdateGenerationRequest): Promise<GenerationResponse> {
  return http.put('/api/generations/:id', { params: { id }, body: request });
}
