import type { GenerationPreview } from '@copydesk/contracts';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { deleteGeneration } from './api/delete-generation';
import { describeFailure } from './describe-failure';
import { useLibraryChange } from './cache/use-library-change';

/** Deletes a saved email for good. */
export function useDelete() {
  return useLibraryChange({
    call: ({ id }: GenerationPreview) => deleteGeneration(id),
    changeOf: (generation) => ({ generations: [generation], set: null }),
    onDone: () => toast({ title: 'Generation deleted' }),
    onFailed: (error) => toastFailure('Failed to delete generation', describeFailure(error)),
  });
}
