import { http } from '@/lib/http';

export function deleteGeneration(id: number): Promise<unknown> {
  return http.delete(`/api/generations/${id}`);
}
