import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import { http } from '@/lib/http';
import { inGroups } from '../in-groups';

const PAGE_SIZE = 50;

/** The whole texts of saved emails, a page at a time. */
export async function* readContents(generations: GenerationPreview[]): AsyncGenerator<GenerationResponse[]> {
  // The list shows what is archived and what is not apart from each other.
  for (const archived of [false, true]) {
    const wanted = generations.filter(({ isArchived }) => isArchived === archived).map(({ id }) => id);
    for (const ids of inGroups(wanted, PAGE_SIZE)) {
      yield await http.get<GenerationResponse[]>(`/api/generations?ids=${ids.join(',')}&archived=${archived}`);
    }
  }
}
