import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import type { DraftBrand } from './spoken-brand';
import type { CampaignPartName } from './campaigns';
import type { UsedCatalyst } from './catalysts';
import type { VersionCoaching } from './coach';
import type { PageOrigin } from './documents';
import type { JobSnapshot } from './jobs';
import { MayApplySuggestions } from './field-rules';
import { INTEGER_MAX, LIMITS } from './limits';
import { PageQuery } from './list-queries';
import { IsNotBlank } from './is-not-blank';
import type { Edit } from '@copydesk/text';
import type { ReviewResponse } from './reviews';
import type { KeptIdeas } from './subjects';
import type { Brief } from './tools/tools';

export type MessageRole = 'user' | 'assistant';

/** Where a version of a draft comes from; 'pasted' is copy that the coach was given. */
export type DraftOrigin = 'written' | 'refined' | 'edited' | 'restored' | 'pasted';

/**
 * One message of a thread. Each of the assistant's is a version of the draft, numbered from 1. `stopped` marks the
 * part of an answer that was written before somebody stopped it. `note` is what the assistant said: of a version, what
 * was changed and what could not be; of a request, why it changed nothing and made no version.
 */
export interface MessageResponse {
  id: string;
  role: MessageRole;
  content: string;
  note: string | null;
  /** The suggestions of a review that it applies, in their own words; null for any other message. */
  suggestions: string[] | null;
  /** What an inbox shows behind the subject. A new version has that of the one before. */
  preheader: string | null;
  stopped: boolean;
  version: number | null;
  origin: DraftOrigin | null;
  /** The version that a restored one is a copy of. */
  restoredFrom: number | null;
  jobId: string | null;
  createdAt: string;
}

/** A thread as GET /api/threads/{id} answers it: what was handed in, what was said, and the job that still writes. */
export interface ThreadResponse {
  id: string;
  appId: number;
  /** The campaign that it is a part of, and which. */
  campaign: { id: string; part: CampaignPartName } | null;
  /** What the user handed in first, and to which tool; null where the thread began otherwise. */
  brief: Brief | null;
  /** Who speaks in it, and what it sells; null where its user has no brand. */
  brand: DraftBrand | null;
  /** The document that it was written from, where that is kept. */
  document: { id: string; name: string; pages: number | null; origin: PageOrigin | null } | null;
  messages: MessageResponse[];
  /** The catalysts that went into the email, with their sources. */
  catalysts: UsedCatalyst[];
  /** True where earlier messages are summed up for the model, since all of them would not fit. */
  summarized: boolean;
  /** The newest review of each version that has one. */
  reviews: VersionReview[];
  /** The coach's newest feedback on each version that he was asked about. */
  coachings: VersionCoaching[];
  /** The subject lines that were written last. */
  ideas: KeptIdeas | null;
  /** The newest mendings that came after their version was shown. */
  mendings: VersionMendings | null;
  /** The newest writing job of this thread, whatever its state. */
  job: JobSnapshot | null;
  /** The saved email that was made of this thread, if there is one, and the version whose words it holds. */
  saved: { id: number; title: string; version: number | null } | null;
  createdAt: string;
}

/** Suggested edits of places of a version that rules call wrong, for its writer to use or keep. */
export interface VersionMendings {
  messageId: string;
  mendings: { edit: Edit; text: string }[];
}

/** The review of one version. */
export interface VersionReview {
  messageId: string;
  jobId: string;
  review: ReviewResponse;
  /** True where the user kept it with Save Feedback. */
  kept: boolean;
}

/** Body of POST /api/threads/{id}/versions: a draft that was edited by hand, or an earlier version brought back. */
export class NewVersionRequest {
  @IsNotBlank({ message: 'Content is required' })
  @MaxLength(LIMITS.contentMax, { message: 'Content is too long to be saved' })
  @IsString({ message: 'Content is required' })
  content!: string;

  @IsOptional()
  @Max(INTEGER_MAX, { message: 'restoredFrom must be the number of a version' })
  @Min(1, { message: 'restoredFrom must be the number of a version' })
  @IsInt({ message: 'restoredFrom must be the number of a version' })
  restoredFrom?: number;

  /** The newest version as its user knows it: where there is a newer one by now, nothing is kept. */
  @IsOptional()
  @IsUUID(undefined, { message: 'after must be the id of a version' })
  after?: string;

  /**
   * True where that version was edited by hand in one go with this one, and gives way to it. One that was reviewed,
   * checked or saved meanwhile stays beside it.
   */
  @IsOptional()
  @IsBoolean({ message: 'replaces must be true or false' })
  replaces?: boolean;

  /** The suggestions whose exact edits it applies: then it counts as a refinement. */
  @MayApplySuggestions()
  suggestions?: string[];
}

/** Said where a version was made from one that is not the newest any more. */
export const CHANGED_ELSEWHERE = 'This email was changed elsewhere meanwhile.';

/** Body of PUT /api/threads/{id}: a draft that was not saved leaves the recent ones, or comes back to them. */
export class UpdateThreadRequest {
  @IsBoolean({ message: 'isDiscarded must be true or false' })
  isDiscarded!: boolean;
}

/** What GET /api/threads may be asked, as it stands in the address. */
export class ListDraftsQuery extends PageQuery {
  /** Saved emails are listed by GET /api/generations. */
  @IsIn(['false'], { message: 'saved must be false: saved emails are listed at /api/generations' })
  saved!: 'false';
}

/** A draft that was not saved yet, as GET /api/threads?saved=false lists it, the one that was worked on last first. */
export interface RecentDraft {
  threadId: string;
  appId: number;
  /** The campaign that it is, by its first part; null for a draft of its own. */
  campaignId: string | null;
  /** What a campaign sells, else the subject of the newest version, else its first words, else those of the brief. */
  title: string;
  /** The first 300 characters of the newest version. */
  preview: string;
  versions: number;
  /** True while a job writes in it. */
  isWriting: boolean;
  updatedAt: string;
}

/** Answer of POST /api/generations/{id}/thread: the conversation in which a saved email is refined. */
export interface GenerationThreadResponse {
  threadId: string;
  /** The version that holds the words of the saved email. */
  version: number;
}
