import type { GenerationThreadResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';

/** The conversation in which a saved email is refined; where it has none, one is begun. */
export function openThread(generationId: number): Promise<GenerationThreadResponse> {
  return http.post(`/api/generations/${generationId}/thread`);
}
