import { LIMITS, type GenerationsActionRequest, type GenerationsActionResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { inGroups } from '../in-groups';

/** One action on several saved emails, as many at a time as the server takes. Answers those that it changed. */
export async function actOnGenerations({ ids, ...action }: GenerationsActionRequest): Promise<number[]> {
  const changed: number[] = [];
  for (const group of inGroups(ids, LIMITS.actionIdsMax)) {
    const request: GenerationsActionRequest = { ids: group, ...action };
    const answer = await http.post<GenerationsActionResponse>('/api/generations/actions', request);
    changed.push(...answer.ids);
  }
  return changed;
}
