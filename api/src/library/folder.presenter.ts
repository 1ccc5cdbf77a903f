import type { FolderResponse } from '@copydesk/contracts';
import type { CountedFolder } from '@copydesk/database';

/** A folder with the number of emails in it. */
export function presentFolder({ createdAt, ...rest }: CountedFolder): FolderResponse {
  return { ...rest, createdAt: createdAt.toISOString() };
}
