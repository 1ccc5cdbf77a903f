import type { GenerationResponse, UpdateGenerationRequest } from '@copydesk/contracts';
import { http } from '@/lib/http';

export function renameGeneration(id: number, title: string): Promise<GenerationResponse> {
  const request: UpdateGenerationRequest = { title };
  return http.put(`/api/generations/${id}`, request);
}
