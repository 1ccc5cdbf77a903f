import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { ChoosesBrand, type BrandChoice } from './spoken-brand';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

const ANALYSIS_TYPES = ['feedback', 'improve'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

/** The four blocks of an email, in the order in which a reader meets them. */
export const COPY_BLOCKS = ['disrupt', 'intrigue', 'click', 'kick'] as const;
export type CopyBlock = (typeof COPY_BLOCKS)[number];

/** Body of POST /api/rodchief-analysis. The browser makes the thread's id: its first use makes the thread. */
@ChoosesBrand
export class CoachRequest implements BrandChoice {
  @IsNotBlank({ message: 'Email copy is required' })
  @MaxLength(LIMITS.longTextMax, {
    message: `Email copy must be at most ${LIMITS.longTextMax.toLocaleString('en-US')} characters`,
  })
  @IsString({ message: 'Email copy is required' })
  emailCopy!: string;

  @IsIn(ANALYSIS_TYPES, { message: `analysisType must be one of ${ANALYSIS_TYPES.join(', ')}` })
  analysisType!: AnalysisType;

  /** A new thread where it is missing. */
  @IsOptional()
  @IsUUID(undefined, { message: 'The thread id must be a UUID' })
  threadId?: string;

  brandId?: string;

  offerId?: string | null;
}

/** What the coach says of one of the four blocks. */
export interface BlockFeedback {
  block: CopyBlock;
  /** 1 to 10; null where the copy has nothing of it. */
  score: number | null;
  /** What works and what does not, in the coach's voice. */
  feedback: string;
  /** The sentences of the pasted copy that belong to it, word for word and in their order. */
  sentences: string[];
  /** The line he means, word for word, and the better one; null where he would change nothing. */
  rewrite: { line: string; better: string } | null;
}

/** Feedback along the four blocks; all four are there, in their order. */
export interface CoachFeedback {
  verdict: string;
  blocks: BlockFeedback[];
}

/** The coach's newest feedback on one version of a thread. */
export interface VersionCoaching {
  messageId: string;
  jobId: string;
  feedback: CoachFeedback;
  content: string;
}

/** Answer of POST /api/rodchief-analysis. `content` is the feedback as one text, or the improved email. */
export interface CoachResponse {
  content: string;
  threadId: string;
  /** Null for an improved version. */
  feedback: CoachFeedback | null;
}
