import type { GenerationPreview, GenerationResponse } from '@copydesk/contracts';
import type { GenerationRow, SavedGeneration } from '@copydesk/database';

/** A saved email, whole. */
export function presentGeneration({ metadata, createdAt, updatedAt, ...rest }: SavedGeneration): GenerationResponse {
  return {
    ...rest,
    metadata: metadata === null ? null : { ...metadata },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A saved email as a list shows it. */
export function presentPreview({ createdAt, updatedAt, ...rest }: GenerationRow): GenerationPreview {
  return { ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
