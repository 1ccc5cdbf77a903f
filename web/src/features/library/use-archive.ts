import type { GenerationPreview } from '@copydesk/contracts';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { updateGeneration } from './api/update-generation';
import { describeFailure } from './describe-failure';
import { useLibraryChange } from './cache/use-library-change';

/** Puts a saved email away, or takes it back out. */
export function useArchive() {
  return useLibraryChange({
    call: ({ id, isArchived }: GenerationPreview) => updateGeneration(id, { isArchived: !isArchived }),
    changeOf: (generation) => ({ generations: [generation], set: { isArchived: !generation.isArchived } }),
    onDone: (_, { isArchived }) => toast({ title: isArchived ? 'Generation unarchived' : 'Generation archived' }),
    onFailed: (error, { isArchived }) =>
      toastFailure(`Failed to ${isArchived ? 'unarchive' : 'archive'} generation`, describeFailure(error)),
  });
}
