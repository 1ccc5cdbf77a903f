import { IsOptional, IsString, MaxLength } from 'class-validator';
import { UsedCatalystIds } from './catalysts';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** Said where no event was described. */
export const EVENT_REQUIRED = {
  title: 'Event Information Required',
  message: 'Please provide information about the live event or opportunity',
} as const;

/** Body of POST /api/generate-starting-now-email. */
export class StartingNowRequest {
  @IsNotBlank({ message: EVENT_REQUIRED.message })
  @MaxLength(LIMITS.longTextMax, { message: 'Event information must be at most 20,000 characters' })
  @IsString({ message: EVENT_REQUIRED.message })
  eventInfo!: string;

  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'Catalyst context must be at most 20,000 characters' })
  @IsString({ message: 'Catalyst context must be text' })
  catalystContext?: string;

  @IsOptional()
  @MaxLength(LIMITS.documentMax, { message: 'File content is too long' })
  @IsString({ message: 'File content must be text' })
  fileContent?: string;

  /** The numbers of the catalysts that went into it: their sources are kept with the email. */
  @UsedCatalystIds()
  catalystIds?: number[];
}

/** Answer of POST /api/generate-starting-now-email and of POST /api/generate-clone-winner. */
export interface GeneratedCopyResponse {
  content: string;
  threadId: string;
}
