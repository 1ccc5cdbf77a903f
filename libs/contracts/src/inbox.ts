import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsUUID } from 'class-validator';
import type { Company } from './companies';
import type { FilingSummary, SourceChange } from './filings';
import { LIMITS } from './limits';

/** What each kind of news tells. */
interface InboxKinds {
  /** A company that the user follows has filed something. */
  'new-filing': { company: Company; filing: Omit<FilingSummary, 'documentId'> };
  /** What a saved email was written from has changed. */
  'source-changed': { generationId: number; title: string; company: Company; change: SourceChange };
}

/** One thing that a user is told. `createdAt` is ISO 8601. */
export type InboxItem = {
  [Kind in keyof InboxKinds]: { id: string; kind: Kind; isRead: boolean; createdAt: string } & InboxKinds[Kind];
}[keyof InboxKinds];

/** Answer of GET /api/inbox and PUT /api/inbox: the newest first. */
export interface Inbox {
  /** How many are not read. */
  unread: number;
  items: InboxItem[];
}

/** Body of PUT /api/inbox: marks these as read, or as not read. What is not there is left out. */
export class InboxRequest {
  @ArrayMaxSize(LIMITS.inboxMax, { message: `Mark at most ${LIMITS.inboxMax} at once` })
  @ArrayMinSize(1, { message: 'ids must name at least one' })
  @IsUUID(undefined, { each: true, message: 'ids must be the ids of what stands in the inbox' })
  @IsArray({ message: 'ids must be a list' })
  ids!: string[];

  @IsBoolean({ message: 'read must be true or false' })
  read!: boolean;
}
