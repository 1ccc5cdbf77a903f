import type { GenerationPreview } from '@copydesk/contracts';
import { http } from '@/lib/http';

const SHOWN = 20;

/** The newest of what the user saved, without the whole texts. */
export function listGenerations(): Promise<GenerationPreview[]> {
  return http.get(`/api/generations?view=preview&limit=${SHOWN}`);
}
