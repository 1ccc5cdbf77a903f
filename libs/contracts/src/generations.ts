import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { MayName } from './field-rules';
import type { SourceChange } from './filings';
import { IsNotBlank } from './is-not-blank';
import { INTEGER_MAX, LIMITS } from './limits';
import { PageQuery } from './list-queries';
import type { EmailResult } from './results';

/** True for what the server fills in from the thread, where nothing was sent. */
const fromThread = ({ threadId }: SaveGenerationRequest, value: unknown) => Boolean(threadId) && value === undefined;

/** Body of POST /api/generations: an email is kept in the library. With a thread, all else may be left out. */
export class SaveGenerationRequest {
  /** The subject of the email, else its first words, where it is missing. */
  @ValidateIf((body: SaveGenerationRequest, value) => !fromThread(body, value))
  @IsNotBlank({ message: 'Title is required' })
  @MaxLength(LIMITS.titleMax, { message: `Title must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'Title is required' })
  title?: string;

  /** The words of `version`, else those of the newest version, where it is missing. */
  @ValidateIf((body: SaveGenerationRequest, value) => !fromThread(body, value))
  @IsNotBlank({ message: 'Content is required' })
  @MaxLength(LIMITS.contentMax, { message: 'Content is too long to be saved' })
  @IsString({ message: 'Content is required' })
  content?: string;

  @ValidateIf((body: SaveGenerationRequest, value) => !fromThread(body, value))
  @Max(INTEGER_MAX, { message: 'appId must be the number of a tool' })
  @Min(1, { message: 'appId must be the number of a tool' })
  @IsInt({ message: 'appId must be the number of a tool' })
  appId?: number;

  @IsOptional()
  @MaxLength(LIMITS.contentMax, { message: 'The original prompt is too long to be saved' })
  @IsString({ message: 'The original prompt must be text' })
  originalPrompt?: string;

  @MayName('thread')
  threadId?: string;

  /** Which version of the thread is kept. */
  @IsOptional()
  @Max(INTEGER_MAX, { message: 'version must be the number of a version' })
  @Min(1, { message: 'version must be the number of a version' })
  @IsInt({ message: 'version must be the number of a version' })
  version?: number;

  /** As large as a body may be: a whole brief goes in. */
  @IsOptional()
  @IsObject({ message: 'Metadata must be an object' })
  metadata?: Record<string, unknown>;
}

/** A saved email. Times are ISO 8601. */
export interface GenerationResponse {
  id: number;
  userId: number;
  appId: number;
  title: string;
  content: string;
  /** What an inbox shows behind the subject. */
  preheader: string | null;
  originalPrompt: string | null;
  threadId: string | null;
  metadata: Record<string, unknown> | null;
  isFavorite: boolean;
  isArchived: boolean;
  folderId: number | null;
  /** How it did with its readers, as far as somebody has said. */
  result: EmailResult | null;
  /** What has changed since behind the filing that it was written from; null where nothing has. */
  sourceChange: SourceChange | null;
  createdAt: string;
  updatedAt: string;
}

/** A saved email as a list shows it (`?view=preview`): the first 300 characters and the length of the content. */
export interface GenerationPreview extends Omit<
  GenerationResponse,
  'content' | 'preheader' | 'originalPrompt' | 'metadata'
> {
  preview: string;
  contentLength: number;
}

/** Body of PUT /api/generations/{id}. */
export class UpdateGenerationRequest {
  @ValidateIf((_, value) => value !== undefined)
  @IsNotBlank({ message: 'Title is required' })
  @MaxLength(LIMITS.titleMax, { message: `Title must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'Title is required' })
  title?: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsNotBlank({ message: 'Content is required' })
  @MaxLength(LIMITS.contentMax, { message: 'Content is too long to be saved' })
  @IsString({ message: 'Content is required' })
  content?: string;

  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'isFavorite must be true or false' })
  isFavorite?: boolean;

  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: 'isArchived must be true or false' })
  isArchived?: boolean;
}

/** By `clicked` and `sold` the emails without such a result stand last. */
export const GENERATION_SORTS = ['newest', 'oldest', 'title', 'tool', 'clicked', 'sold'] as const;
export type GenerationSort = (typeof GENERATION_SORTS)[number];

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;
const YES_OR_NO = ['true', 'false'];

/**
 * What GET /api/generations may be asked, as it stands in the address. The next page is told by the `Link` header, the
 * number of all that fit by `X-Total-Count`. Archived items are left out unless `archived=true`, which shows them alone.
 */
export class ListGenerationsQuery extends PageQuery {
  /** Is found in titles and contents, whatever the case. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;

  /** The number of a folder, or `none` for Unorganized. */
  @IsOptional()
  @Matches(/^([1-9]\d{0,8}|none)$/, { message: 'folderId must be the number of a folder, or none' })
  folderId?: string;

  @IsOptional()
  @IsIn(YES_OR_NO, { message: 'favorite must be true or false' })
  favorite?: 'true' | 'false';

  @IsOptional()
  @IsIn(YES_OR_NO, { message: 'archived must be true or false' })
  archived?: 'true' | 'false';

  @IsOptional()
  @Matches(WHOLE_NUMBER, { message: 'appId must be the number of a tool' })
  appId?: string;

  /** Up to 500 numbers of saved emails, parted by commas: these alone. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,499}$/, { message: 'ids must be up to 500 numbers, separated by commas' })
  ids?: string;

  @IsOptional()
  @IsIn(GENERATION_SORTS, { message: `sort must be one of ${GENERATION_SORTS.join(', ')}` })
  sort?: GenerationSort;

  @IsOptional()
  @IsIn(['preview', 'full'], { message: 'view must be preview or full' })
  view?: 'preview' | 'full';
}

/** Body of POST /api/generations/{id}/move-to-folder. */
export class MoveToFolderRequest {
  /** Null for Unorganized. */
  @ValidateIf((_, value) => value !== null)
  @Max(INTEGER_MAX, { message: 'folderId must be the number of a folder, or null' })
  @Min(1, { message: 'folderId must be the number of a folder, or null' })
  @IsInt({ message: 'folderId must be the number of a folder, or null' })
  folderId!: number | null;
}

const GENERATION_ACTIONS = ['move', 'favorite', 'unfavorite', 'archive', 'unarchive', 'delete', 'restore'] as const;
export type GenerationAction = (typeof GENERATION_ACTIONS)[number];

/** Body of POST /api/generations/actions: one action on several saved emails. What was deleted so can be restored for an hour. */
export class GenerationsActionRequest {
  @IsInt({ each: true, message: 'ids must be the numbers of saved emails' })
  @Min(1, { each: true, message: 'ids must be the numbers of saved emails' })
  @Max(INTEGER_MAX, { each: true, message: 'ids must be the numbers of saved emails' })
  @ArrayMaxSize(LIMITS.actionIdsMax, { message: `Choose at most ${LIMITS.actionIdsMax} emails at once` })
  @ArrayMinSize(1, { message: 'Choose at least one email' })
  @IsArray({ message: 'ids must be the numbers of saved emails' })
  ids!: number[];

  @IsIn(GENERATION_ACTIONS, { message: `action must be one of ${GENERATION_ACTIONS.join(', ')}` })
  action!: GenerationAction;

  /** For `move`: the folder, or null for Unorganized. */
  @ValidateIf(({ action, folderId }: GenerationsActionRequest) => action === 'move' && folderId !== null)
  @Max(INTEGER_MAX, { message: 'folderId must be the number of a folder, or null' })
  @Min(1, { message: 'folderId must be the number of a folder, or null' })
  @IsInt({ message: 'folderId must be the number of a folder, or null' })
  folderId?: number | null;
}

/** The saved emails that an action changed: those of somebody else, and those that are gone, are left out. */
export interface GenerationsActionResponse {
  ids: number[];
}

/** Answer of GET /api/library: how much there is. Archived items count in `archived` alone. */
export interface LibrarySummary {
  total: number;
  favorites: number;
  archived: number;
  unorganized: number;
  /** Saved emails by tool, archived ones left out. */
  byApp: { appId: number; count: number }[];
}
