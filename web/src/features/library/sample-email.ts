import type { GenerationPreview } from '@copydesk/contracts';

/** A saved email for tests. */
export const sampleEmail = (id: number, fields: Partial<GenerationPreview> = {}): GenerationPreview => ({
  id,
  userId: 1,
  appId: 1,
  title: `Email ${id}`,
  threadId: null,
  sourceChange: null,
  isFavorite: false,
  isArchived: false,
  folderId: null,
  result: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  preview: '',
  contentLength: 0,
  ...fields,
});
