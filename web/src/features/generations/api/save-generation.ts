import type { GenerationResponse, SaveGenerationRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function saveGeneration(request: SaveGenerationRequest): Promise<GenerationResponse> {
  return http.post('/api/generations', request);
}
