import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';

const PREVIEW_LENGTH = 300;

/** A saved email as a list shows it. */
export function previewOf(generation: GenerationResponse): GenerationPreview {
  const { content, originalPrompt: _prompt, metadata: _metadata, ...rest } = generation;
  return { ...rest, preview: content.slice(0, PREVIEW_LENGTH), contentLength: content.length };
}
