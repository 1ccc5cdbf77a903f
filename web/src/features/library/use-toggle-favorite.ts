import type { GenerationPreview } from '@copydesk/contracts';
import { toastFailure } from '@/ui/toast/toast-store';
import { updateGeneration } from './api/update-generation';
import { describeFailure } from './describe-failure';
import { useLibraryChange } from './cache/use-library-change';

/** Flips the star of a saved email. */
export function useToggleFavorite() {
  return useLibraryChange({
    call: ({ id, isFavorite }: GenerationPreview) => updateGeneration(id, { isFavorite: !isFavorite }),
    changeOf: (generation) => ({ generations: [generation], set: { isFavorite: !generation.isFavorite } }),
    onFailed: (error) => toastFailure('Failed to update favorite status.', describeFailure(error)),
  });
}
