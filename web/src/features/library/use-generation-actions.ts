import type { GenerationPreview } from '@copydesk/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useArchive } from './use-archive';
import { useCopyGeneration } from './use-copy-generation';
import { useDelete } from './use-delete';
import { useDuplicate } from './use-duplicate';
import { generationOptions } from './use-generation';
import { useMove } from './use-move';
import { useToggleFavorite } from './use-toggle-favorite';

/** What can be done with one saved email. */
export function useGenerationActions(generation: GenerationPreview) {
  const queryClient = useQueryClient();
  const favorite = useToggleFavorite();
  const move = useMove();
  const archive = useArchive();
  const duplicate = useDuplicate();
  const deletion = useDelete();
  const { copy, isCopied } = useCopyGeneration();
  return {
    isCopied,
    copy: () => void copy(generation),
    favoriteLabel: labelOf(generation, favorite.isPending),
    toggleFavorite: () => {
      if (!favorite.isPending) favorite.mutate(generation);
    },
    move: (folderId: number | null) => move.mutate({ generation, folderId }),
    archive: () => archive.mutate(generation),
    duplicate: () => duplicate.mutate(generation),
    /** True where one means it. */
    remove: (): boolean => {
      const isMeant = window.confirm('Are you sure you want to delete this generation?');
      if (isMeant) deletion.mutate(generation);
      return isMeant;
    },
    /** The email as a file is made of it. */
    readFile: async () => {
      const { title, content, createdAt } = await queryClient.fetchQuery(generationOptions(generation.id));
      return { title, text: content, date: createdAt };
    },
  };
}

/** While the server is asked, the star stands already where it is to be. */
function labelOf({ isFavorite }: GenerationPreview, isPending: boolean): string {
  if (isPending) return isFavorite ? 'Adding...' : 'Removing...';
  return isFavorite ? 'Remove from Favorites' : 'Add to Favorites';
}
