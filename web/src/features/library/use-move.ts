import type { GenerationPreview } from '@copydesk/contracts';
import { refusalOf } from '@/lib/http-error';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { moveGeneration } from './api/move-generation';
import { useLibraryChange } from './cache/use-library-change';

interface Moving {
  generation: GenerationPreview;
  /** null for Unorganized. */
  folderId: number | null;
}

/** Puts a saved email into a folder, or into none. */
export function useMove() {
  return useLibraryChange({
    call: ({ generation, folderId }: Moving) => moveGeneration(generation.id, { folderId }),
    changeOf: ({ generation, folderId }) => ({ generations: [generation], set: { folderId } }),
    onDone: () => toast({ title: 'Generation moved' }),
    // The server says which of the two is gone, the email or the folder.
    onFailed: (error) =>
      toastFailure('Failed to move generation', refusalOf(error, 'Please try again or check your connection.')),
  });
}
