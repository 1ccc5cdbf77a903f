import type { Voice } from '@copydesk/text';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsGroup } from './is-group';
import { IsNotBlank } from './is-not-blank';
import { INTEGER_MAX, LIMITS } from './limits';
import { EmailResult } from './results';

/** What an email is for: its kind. */
export const EMAIL_PURPOSES = ['news', 'offer', 'event', 'reminder', 'welcome', 'other'] as const;
export type EmailPurpose = (typeof EMAIL_PURPOSES)[number];

const PURPOSE = { message: `purpose must be one of ${EMAIL_PURPOSES.join(', ')}` };
const KB = 1_024;

/** Body of POST /api/brands/{id}/emails: an email that the brand has sent, whole. */
export class BrandEmailRequest {
  @MaxLength(LIMITS.brandEmailMax, { message: `An email may have at most ${LIMITS.brandEmailMax / KB} KB` })
  @IsNotBlank({ message: 'The email is empty' })
  @IsString({ message: 'The email must be text' })
  content!: string;

  /** Guessed from its words where it is missing. */
  @IsOptional()
  @IsIn(EMAIL_PURPOSES, PURPOSE)
  purpose?: EmailPurpose;

  /** The saved email that it is a copy of. */
  @IsOptional()
  @Max(INTEGER_MAX, { message: 'generationId must be the number of a saved email' })
  @Min(1, { message: 'generationId must be the number of a saved email' })
  @IsInt({ message: 'generationId must be the number of a saved email' })
  generationId?: number;
}

/** Body of PUT /api/brands/{id}/emails/{emailId}. */
export class BrandEmailChange {
  @IsIn(EMAIL_PURPOSES, PURPOSE)
  purpose!: EmailPurpose;

  @IsGroup(EmailResult)
  @ValidateIf((_, value) => value !== null)
  result!: EmailResult | null;
}

/** One of a brand's own emails, as GET /api/brands/{id}/emails lists them: the best in result first. */
export interface BrandEmail {
  id: string;
  title: string;
  purpose: EmailPurpose;
  result: EmailResult | null;
  generationId: number | null;
  /** The first characters of its text. */
  preview: string;
  characters: number;
  createdAt: string;
}

/** The same, whole. */
export interface WholeBrandEmail extends BrandEmail {
  content: string;
}

/** Answer of GET /api/brands/{id}/voice. */
export interface BrandVoice {
  /** How many emails it was measured on. */
  emails: number;
  /** Null where those are too few. */
  voice: Voice | null;
}
