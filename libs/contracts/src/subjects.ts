import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Cut } from './jobs';
import { INTEGER_MAX, LIMITS } from './limits';

/** The ways into an email that a subject line may take, as they are called on the screen. */
export const SUBJECT_ANGLES = {
  figure: 'The figure',
  contrast: 'The contrast',
  reason: 'The reason',
  consequence: 'What follows',
  question: 'The question',
  name: 'The name',
  date: 'The date',
  quotation: 'The quotation',
} as const;
export type SubjectAngle = keyof typeof SUBJECT_ANGLES;

/** How much of a subject line an inbox shows, in characters, and how long one may be that is offered. */
export const INBOX = { desktop: 60, phone: 35, subjectMax: 100 } as const;

/** How many subject lines are offered. */
export const SUBJECTS = 5;

/** Subject lines for an email, each from another side, and what an inbox shows behind them. */
export interface SubjectIdeas {
  subjects: { angle: SubjectAngle; subject: string }[];
  preheader: string | null;
  cuts: Cut[];
}

/** The newest ideas that a thread has, and the version that they were written for. */
export interface KeptIdeas extends Omit<SubjectIdeas, 'cuts'> {
  version: number;
}

/** Body of POST /api/threads/{id}/subjects. */
export class SuggestSubjectsRequest {
  @Max(INTEGER_MAX, { message: 'version must be the number of a version' })
  @Min(1, { message: 'version must be the number of a version' })
  @IsInt({ message: 'version must be the number of a version' })
  version!: number;
}

/** Body of PUT /api/threads/{id}/versions/{number}/preheader: what an inbox shows behind the subject; empty takes it away. */
export class PreheaderRequest {
  @MaxLength(LIMITS.preheaderMax, { message: `A preheader must be at most ${LIMITS.preheaderMax} characters` })
  @IsString({ message: 'The preheader must be text' })
  preheader!: string;
}
