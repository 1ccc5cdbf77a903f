import { IsBoolean, IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { INTEGER_MAX, LIMITS } from './limits';

/** Body of POST /api/generations: an email is kept in the library. */
export class SaveGenerationRequest {
  @IsNotBlank({ message: 'Title is required' })
  @MaxLength(LIMITS.titleMax, { message: `Title must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'Title is required' })
  title!: string;

  @IsNotBlank({ message: 'Content is required' })
  @MaxLength(LIMITS.contentMax, { message: 'Content is too long to be saved' })
  @IsString({ message: 'Content is required' })
  content!: string;

  @Max(INTEGER_MAX, { message: 'appId must be the number of a tool' })
  @Min(1, { message: 'appId must be the number of a tool' })
  @IsInt({ message: 'appId must be the number of a tool' })
  appId!: number;

  @IsOptional()
  @MaxLength(LIMITS.contentMax, { message: 'The original prompt is too long to be saved' })
  @IsString({ message: 'The original prompt must be text' })
  originalPrompt?: string;

  @IsOptional()
  @MaxLength(LIMITS.sessionIdMax, { message: 'The thread id is too long' })
  @IsString({ message: 'The thread id must be text' })
  threadId?: string;

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
  originalPrompt: string | null;
  threadId: string | null;
  metadata: Record<string, unknown> | null;
  isFavorite: boolean;
  isArchived: boolean;
  folderId: number | null;
  createdAt: string;
  updatedAt: string;
}

/** A saved email as a list shows it (`?view=preview`): the first 300 characters and the length of the content. */
export interface GenerationPreview extends Omit<GenerationResponse, 'content' | 'originalPrompt' | 'metadata'> {
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
}
