import type { GenerationPreview } from '@copydesk/contracts';
import { draftToHtml, draftToPlainText } from '@copydesk/text';
import { useQueryClient } from '@tanstack/react-query';
import { track } from '@/lib/track';
import { useCopy } from '@/lib/use-copy';
import { generationOptions } from './use-generation';

/** Copies a saved email whole, formatted and plain. */
export function useCopyGeneration() {
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
