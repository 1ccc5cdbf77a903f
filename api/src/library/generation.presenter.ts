import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import type { Generation, GenerationRow } from '@copydesk/database';

/** A saved email, whole. */
export function presentGeneration(generation: Generation): GenerationResponse {
  const { metadata, createdAt, updatedAt, ...rest } = generation;
  return {
    ...rest,
    metadata: metadata === null ? null : { ...metadata },
    folderId: null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A saved email as a list shows it. */
export function presentPreview({ createdAt, updatedAt, ...rest }: GenerationRow): GenerationPreview {
  return { ...rest, folderId: null, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
