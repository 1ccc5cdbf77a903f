import {
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { LIMITS } from './limits';

/** What the server itself records, in the transaction that changes the job. */
export type ServerEvent =
  | 'generation_initiated'
  | 'generation_completed'
  | 'generation_failed'
  | 'generation_refined'
  | 'rodchief_feedback_requested'
  | 'refinement_requested'
  | 'chat_message_sent';

/** Body of POST /api/analytics/track. */
export class TrackRequest {
  @IsNotEmpty({ message: 'actionType is required' })
  @MaxLength(LIMITS.actionTypeMax, { message: `actionType must be at most ${LIMITS.actionTypeMax} characters` })
  @IsString({ message: 'actionType must be text' })
  actionType!: string;

  @IsOptional()
  @ValidateBy(
    {
      name: 'appRef',
      validator: {
        validate: (value) => Number.isSafeInteger(value) || (typeof value === 'string' && value.length <= 100),
      },
    },
    { message: 'appId must be the number or the name of a tool' },
  )
  appId?: number | string;

  @IsOptional()
  @MaxJsonBytes(LIMITS.metadataBytes, { message: 'metadata must be at most 16 KB of JSON.' })
  @IsObject({ message: 'metadata must be an object' })
  metadata?: Record<string, unknown>;

  @IsOptional()
  @MaxLength(LIMITS.sessionIdMax, { message: `sessionId must be at most ${LIMITS.sessionIdMax} characters` })
  @IsString({ message: 'sessionId must be text' })
  sessionId?: string;
}

/** The value, written as JSON, must take at most `max` bytes. */
function MaxJsonBytes(max: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxJsonBytes',
      validator: { validate: (value) => new TextEncoder().encode(JSON.stringify(value)).length <= max },
    },
    options,
  );
}
