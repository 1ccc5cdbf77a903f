import { IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUrl, MaxLength, ValidateIf } from 'class-validator';
import { IsDocumentId } from './documents';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';
import { PageQuery } from './list-queries';

/**
 * Body of POST /api/find-catalysts: HotList sends `summary`, Starting Now and Clone send `content`. A document that is
 * kept is enough.
 */
export class FindCatalystsRequest {
  @ValidateIf((body: FindCatalystsRequest) => (body.content ?? body.documentId) == null || body.summary != null)
  @IsNotBlank({ message: 'File summary is required' })
  @MaxLength(LIMITS.documentMax, { message: 'File summary is too long' })
  @IsString({ message: 'File summary is required' })
  summary?: string;

  @IsOptional()
  @IsNotBlank({ message: 'File content is required' })
  @MaxLength(LIMITS.documentMax, { message: 'File content is too long' })
  @IsString({ message: 'File content is required' })
  content?: string;

  @IsDocumentId()
  documentId?: string;
}

/** A market catalyst that was found for a text. `relevance` runs from 0 to 1. */
export interface CatalystResponse {
  id: string;
  title: string;
  text: string;
  relevance: number;
  sector: string;
  impact: string | null;
  angle: string | null;
  /** Why it fits, in the model's words. */
  reason: string | null;
  source: string | null;
  url: string | null;
  /** ISO 8601 date. */
  publishedAt: string | null;
  isSample: boolean;
}

/** The text of the one item that is answered when nothing fits. */
export const NO_RELEVANT_CATALYSTS = 'NO RELEVANT CATALYSTS FOUND';

/** Answer of POST /api/find-catalysts. */
export interface FindCatalystsResponse {
  catalysts: CatalystResponse[];
}

/** One of the newest catalysts, as POST /api/get-raw-catalysts lists them: nobody has judged how well it fits. */
export type RawCatalystResponse = Omit<CatalystResponse, 'relevance'>;

/** Answer of POST /api/get-raw-catalysts: the newest first, 200 at most; samples only where there is nothing else. */
export interface RawCatalystsResponse {
  catalysts: RawCatalystResponse[];
}

/** A catalyst that went into an email, as it was then. */
export interface UsedCatalyst {
  id: number;
  title: string;
  source: string | null;
  url: string | null;
  /** ISO 8601 date. */
  publishedAt: string;
  isSample: boolean;
  /** Why it was found to fit, and how an email might open with it; missing where nobody searched for it. */
  reason?: string;
  angle?: string;
}

/** The sector of a catalyst that names none. */
export const MARKET_WIDE = 'Market-wide';

/** A catalyst as one text: its title, and below it what it says. */
export function catalystText({ title, text }: { title: string; text: string }): string {
  return text === title ? title : `${title}\n${text}`;
}

/**
 * What GET /api/admin/catalysts may be asked, as it stands in the address. The next page is told by the `Link` header,
 * the number of all that fit by `X-Total-Count`.
 */
export class ListCatalystsQuery extends PageQuery {
  /** Is found in titles, texts and sources, whatever the case. */
  @IsOptional()
  @MaxLength(LIMITS.searchMax, { message: `Search for at most ${LIMITS.searchMax} characters` })
  @IsString({ message: 'q must be text' })
  q?: string;

  /** Those that are retired alone, or those in use alone; all of them where it is missing. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'retired must be true or false' })
  retired?: 'true' | 'false';
}

/** Body of POST /api/admin/catalysts and of PUT /api/admin/catalysts/{id}. */
export class CatalystRequest {
  @IsNotBlank({ message: 'Title is required' })
  @MaxLength(LIMITS.titleMax, { message: `Title must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'Title is required' })
  title!: string;

  @IsNotBlank({ message: 'Text is required' })
  @MaxLength(LIMITS.longTextMax, { message: 'The text is too long' })
  @IsString({ message: 'Text is required' })
  text!: string;

  /** Market-wide where it is missing. */
  @IsOptional()
  @MaxLength(LIMITS.nameMax, { message: `Sector must be at most ${LIMITS.nameMax} characters` })
  @IsString({ message: 'Sector must be text' })
  sector?: string;

  @IsOptional()
  @MaxLength(LIMITS.titleMax, { message: `Source must be at most ${LIMITS.titleMax} characters` })
  @IsString({ message: 'Source must be text' })
  source?: string;

  @ValidateIf((_, value) => value != null && value !== '')
  @MaxLength(LIMITS.shortTextMax, { message: 'The link is too long' })
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true },
    { message: 'The link must begin with http:// or https://' },
  )
  url?: string;

  /** ISO 8601; now where it is missing. */
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'Enter a valid date' })
  publishedAt?: string;

  /** A retired catalyst is offered no more; emails that used it keep its source. */
  @IsOptional()
  @IsBoolean({ message: 'isRetired must be true or false' })
  isRetired?: boolean;
}

/** A catalyst as administrators see it. */
export interface AdminCatalyst {
  id: number;
  title: string;
  text: string;
  sector: string;
  source: string | null;
  url: string | null;
  publishedAt: string;
  isSample: boolean;
  isRetired: boolean;
  /** The feed it came from; null for one that was added by hand. */
  feedId: number | null;
}

/** A news feed, with what became of its last run. */
export interface CatalystFeed {
  id: number;
  url: string;
  title: string | null;
  lastRunAt: string | null;
  /** How many items the last run brought that were new. */
  newItems: number;
  /** How many catalysts it brought in all. */
  items: number;
  /** Why the last run failed, in words; null where it did not. */
  error: string | null;
  isRunning: boolean;
}
