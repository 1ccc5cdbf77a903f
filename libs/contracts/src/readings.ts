import type { KeptReading } from '@copydesk/figures';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** Answer of GET /api/threads/{id}/readings: what a check model read of sentences of the thread and of its document. */
export interface ReadingsResponse {
  readings: KeptReading[];
  /** False where figures are read by rules alone: no check model is set up, or it is not to be asked while one writes. */
  isOn: boolean;
}

/** Body of POST /api/threads/{id}/readings: a draft whose open sentences are to be read. */
export class ReadingsRequest {
  @IsNotBlank({ message: 'Text is required' })
  @MaxLength(LIMITS.contentMax, { message: 'The text is too long to be checked' })
  @IsString({ message: 'Text is required' })
  text!: string;

  /** True where a person asks: the budget for reading while somebody types does not bound it. */
  @IsOptional()
  @IsBoolean({ message: 'isAsked must be true or false' })
  isAsked?: boolean;
}

/** Result of that job: how many sentences were read. */
export interface ReadSentencesResult {
  read: number;
}
