import type { GenerationPreview } from '@copydesk/contracts';
import { draftToHtml, draftToPlainText, sourcesAppendix } from '@copydesk/text';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '@/lib/track';
import { useCopy } from '@/ui/use-copy';
import { useArchive, useDelete, useDuplicate, useMove, useToggleFavorite } from './mutations';
import { generationOptions, ledgerOptions, sendersOf } from './queries';

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
      const [{ title, content, preheader, createdAt }, sender] = await Promise.all([
        queryClient.fetchQuery(generationOptions(generation.id)),
        sendersOf()(generation.threadId),
      ]);
      return { title, text: content, preheader, sender, date: createdAt };
    },
    readSources: async () => {
      const { ledger } = await queryClient.fetchQuery(ledgerOptions(generation.id));
      return ledger && sourcesAppendix(ledger.entries, { document: null });
    },
  };
}

/** While the server is asked, the star stands already where it is to be. */
function labelOf({ isFavorite }: GenerationPreview, isPending: boolean): string {
  if (isPending) return isFavorite ? 'Adding...' : 'Removing...';
  return isFavorite ? 'Remove from Favorites' : 'Add to Favorites';
}

/** Copies a saved email whole, formatted and plain. */
function useCopyGeneration() {
  const queryClient = useQueryClient();
  const { copy: put, isCopied } = useCopy();
  const read = async (id: number) => {
    const { content } = await queryClient.fetchQuery(generationOptions(id));
    return { text: draftToPlainText(content), html: draftToHtml(content) };
  };
  const copy = async ({ id, appId, contentLength, threadId }: GenerationPreview) => {
    if (!(await put(read(id)))) return;
    track('copy_to_clipboard', { appId, metadata: { contentLength, generationId: id, threadId } });
  };
  return { copy, isCopied };
}
