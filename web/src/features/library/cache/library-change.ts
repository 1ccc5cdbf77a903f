import type { GenerationPreview } from '@copydesk/contracts';

/** What becomes of some saved emails, which stand here as they are before it. */
export interface LibraryChange {
  generations: GenerationPreview[];
  /** null where they leave the library. */
  set: Partial<Pick<GenerationPreview, 'title' | 'isFavorite' | 'isArchived' | 'folderId' | 'updatedAt'>> | null;
}
