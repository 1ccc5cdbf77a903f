import { IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** Body of POST /api/find-catalysts: HotList sends `summary`, Starting Now and Clone send `content`. */
export class FindCatalystsRequest {
  @ValidateIf((body: FindCatalystsRequest) => body.content == null || body.summary != null)
  @IsNotBlank({ message: 'File summary is required' })
  @MaxLength(LIMITS.documentMax, { message: 'File summary is too long' })
  @IsString({ message: 'File summary is required' })
  summary?: string;

  @IsOptional()
  @IsNotBlank({ message: 'File content is required' })
  @MaxLength(LIMITS.documentMax, { message: 'File content is too long' })
  @IsString({ message: 'File content is required' })
  content?: string;
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
