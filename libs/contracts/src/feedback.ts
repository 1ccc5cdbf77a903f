import { IsInt, IsObject, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

const RATING = { message: 'The rating must be a whole number from 1 to 10' };

/**
 * What a report of feedback carries along of the work it is about. With a thread of the user's own the server fills in
 * what is missing.
 */
export interface SessionContext {
  generationId?: number;
  threadId?: string;
  /** hotlist, starting-now, clone-winner, rodchief-bot or any other text up to 50 characters. */
  appType?: string;
  originalPrompt?: string;
  generatedContent?: string;
  userInputs?: Record<string, unknown>;
  catalysts?: unknown[];
  refinements?: { userInput: string; aiResponse: string; timestamp: string }[];
}

/** Body of POST /api/report-feedback. */
export class ReportFeedbackRequest {
  @IsNotBlank({ message: 'Feedback Required' })
  @MaxLength(LIMITS.longTextMax, { message: 'Feedback is too long to be sent' })
  @IsString({ message: 'Feedback Required' })
  feedback!: string;

  @Max(10, RATING)
  @Min(1, RATING)
  @IsInt(RATING)
  rating: number = 5;

  @IsObject({ message: 'sessionContext must be an object' })
  sessionContext: SessionContext = {};
}
