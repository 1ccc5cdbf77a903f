import type { GenerationPreview } from '@copydesk/contracts';
import { toast, toastFailure } from '@/ui/toast/toast-store';
import { updateGeneration } from './api/update-generation';
import { useLibraryChange } from './cache/use-library-change';
import { describeFailure } from './describe-failure';

interface Renaming {
  generation: GenerationPreview;
  title: string;
}

/** Gives a saved email another title. */
export function useRename() {
  return useLibraryChange({
    call: ({ generation, title }: Renaming) => updateGeneration(generation.id, { title }),
    changeOf: ({ generation, title }) => ({
      generations: [generation],
      set: { title, updatedAt: new Date().toISOString() },
    }),
    onDone: () => toast({ title: 'Generation renamed' }),
    onFailed: (error) => toastFailure('Failed to rename generation', describeFailure(error)),
  });
}
