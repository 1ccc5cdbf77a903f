import { IsOptional, IsString, MaxLength } from 'class-validator';
import { UsedCatalystIds } from './catalysts';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

const tooLong = (field: string, max: number) => ({
  message: `${field} must be at most ${max.toLocaleString('en-US')} characters`,
});

/** What the HotList form sends for a field that it does not ask. To a prompt it is nothing. */
export const NOT_GIVEN = 'N/A';

/** Body of POST /api/generate-email: the email brief. */
export class GenerateEmailRequest {
  @IsNotBlank({ message: 'Company name is required' })
  @MaxLength(LIMITS.shortTextMax, tooLong('Company name', LIMITS.shortTextMax))
  @IsString({ message: 'Company name is required' })
  companyName!: string;

  @IsNotBlank({ message: 'Product/service description is required' })
  @MaxLength(LIMITS.longTextMax, tooLong('Product/service description', LIMITS.longTextMax))
  @IsString({ message: 'Product/service description is required' })
  productService!: string;

  @IsNotBlank({ message: 'Target audience is required' })
  @MaxLength(LIMITS.shortTextMax, tooLong('Target audience', LIMITS.shortTextMax))
  @IsString({ message: 'Target audience is required' })
  targetAudience!: string;

  @IsNotBlank({ message: 'Key benefits are required' })
  @MaxLength(LIMITS.longTextMax, tooLong('Key benefits', LIMITS.longTextMax))
  @IsString({ message: 'Key benefits are required' })
  keyBenefits!: string;

  @IsNotBlank({ message: 'Call to action is required' })
  @MaxLength(LIMITS.shortTextMax, tooLong('Call to action', LIMITS.shortTextMax))
  @IsString({ message: 'Call to action is required' })
  callToAction!: string;

  @IsNotBlank({ message: 'Tone/style is required' })
  @MaxLength(LIMITS.shortTextMax, tooLong('Tone/style', LIMITS.shortTextMax))
  @IsString({ message: 'Tone/style is required' })
  toneStyle!: string;

  @IsOptional()
  @MaxLength(LIMITS.longTextMax, tooLong('Additional context', LIMITS.longTextMax))
  @IsString({ message: 'Additional context must be text' })
  additionalContext?: string;

  @IsOptional()
  @MaxLength(LIMITS.documentMax, tooLong('File content', LIMITS.documentMax))
  @IsString({ message: 'File content must be text' })
  fileContent?: string;

  @IsOptional()
  @MaxLength(LIMITS.longTextMax, tooLong('Market catalyst', LIMITS.longTextMax))
  @IsString({ message: 'Market catalyst must be text' })
  catalyst?: string;

  /** The numbers of the catalysts that went into it: their sources are kept with the email. */
  @UsedCatalystIds()
  catalystIds?: number[];

  /** The name of the tool, for one without a screen of its own; HotList where it is missing. */
  @IsOptional()
  @MaxLength(LIMITS.nameMax, { message: 'app must be the name of a tool' })
  @IsString({ message: 'app must be the name of a tool' })
  app?: string;
}

/** Said where a brief has nothing to write from. */
export const INPUT_REQUIRED = {
  title: 'Input Required',
  message: 'Please provide either a market catalyst, additional context, or upload a file',
} as const;

/** True where a text holds something to write from: not empty, not white space, not 'N/A'. */
export function isGiven(text: string | null | undefined): text is string {
  return text != null && text.trim() !== '' && text.trim() !== NOT_GIVEN;
}

/** True where the brief names at least one thing to write from (tone and call to action alone are not). */
export function hasMaterial(brief: Partial<GenerateEmailRequest>): boolean {
  return [
    brief.catalyst,
    brief.additionalContext,
    brief.fileContent,
    brief.companyName,
    brief.productService,
    brief.targetAudience,
    brief.keyBenefits,
  ].some(isGiven);
}

/** Answer of POST /api/generate-email. */
export interface GenerateEmailResponse {
  emailContent: string;
  threadId: string;
}
