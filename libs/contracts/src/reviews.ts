import type { Edit } from '@copydesk/text';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { MayName } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import type { Correction } from './ledgers';
import { LIMITS } from './limits';

/** What a review looks at. */
export const REVIEW_CRITERIA = ['hook', 'catalyst', 'proof', 'clarity', 'action', 'compliance'] as const;
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number];

/** What the server knows of a version need not be sent. */
const isNeeded = ({ threadId, messageId }: { threadId?: string; messageId?: string }, value: unknown) =>
  !threadId || !messageId || value !== undefined;

/** Body of POST /api/rodchief-review. With thread and message the result is kept for that version. */
export class ReviewRequest {
  /** The words of that version, where it is missing. */
  @ValidateIf(isNeeded)
  @IsNotBlank({ message: 'Email content is required' })
  @MaxLength(LIMITS.contentMax, { message: 'Email content is too long to be reviewed' })
  @IsString({ message: 'Email content is required' })
  emailContent?: string;

  @MayName('thread')
  threadId?: string;

  @MayName('message')
  messageId?: string;
}

/** One thing to make better: the line it means, word for word, and what to do with it. */
export interface Improvement {
  criterion: ReviewCriterion;
  line: string;
  suggestion: string;
  /** The suggestion as a change; missing where it cannot be made without thinking, and in reviews of before. */
  edit?: Edit;
  /** True for what was found by rule, without a model. */
  byRule?: boolean;
  /** True where a figure would change: a person compares it with the source, and it is never handed to a model. */
  byHand?: boolean;
}

/** Why a score is not higher than `at`. */
export interface ScoreCap {
  at: number;
  reason: string;
}

/** Answer of POST /api/rodchief-review. Scores are whole numbers from 1 to 10. */
export interface ReviewResponse {
  feedback: string;
  score: number;
  /** Each of `details` as one sentence that quotes its line. */
  improvements: string[];
  criteria: { criterion: ReviewCriterion; score: number }[];
  details: Improvement[];
  /** What held the score down, the lowest first; missing in reviews of before. */
  caps?: ScoreCap[];
  /** Figures that rules call wrong, and that stand in a passage of the sources. */
  corrections?: Correction[];
}

/** With a thread the newest review of the version is meant, unless one is sent. */
const isSentWhole = ({ threadId, feedback }: SaveReviewRequest) => !threadId || feedback !== undefined;

/** Body of POST /api/save-rodchief-feedback. */
export class SaveReviewRequest {
  @IsNotBlank({ message: 'The message id is required' })
  @MaxLength(LIMITS.sessionIdMax, { message: 'The message id is too long' })
  @IsString({ message: 'The message id is required' })
  messageId!: string;

  @ValidateIf(isSentWhole)
  @IsNotBlank({ message: 'Feedback is required' })
  @MaxLength(LIMITS.longTextMax, { message: 'Feedback is too long to be saved' })
  @IsString({ message: 'Feedback is required' })
  feedback?: string;

  @ValidateIf(isSentWhole)
  @Max(10, { message: 'The score must be a whole number from 1 to 10' })
  @Min(1, { message: 'The score must be a whole number from 1 to 10' })
  @IsInt({ message: 'The score must be a whole number from 1 to 10' })
  score?: number;

  @ValidateIf(isSentWhole)
  @MaxLength(LIMITS.shortTextMax, { each: true, message: 'An improvement is too long to be saved' })
  @IsString({ each: true, message: 'Improvements must be a list of texts' })
  @ArrayMaxSize(100, { message: 'There are too many improvements to be saved' })
  @IsArray({ message: 'Improvements must be a list of texts' })
  improvements?: string[];

  @ValidateIf(isSentWhole)
  @IsNotBlank({ message: 'Email content is required' })
  @MaxLength(LIMITS.contentMax, { message: 'Email content is too long to be saved' })
  @IsString({ message: 'Email content is required' })
  emailContent?: string;

  @MayName('thread')
  threadId?: string;
}
