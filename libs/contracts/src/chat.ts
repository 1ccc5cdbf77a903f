import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { MayApplySuggestions } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** Which event a message to the assistant is counted as. */
export type ChatKind = 'chat' | 'refine';

/** Body of POST /api/chat. What it leaves out comes from the thread; the conversation always does. */
export class ChatRequest {
  @IsNotBlank({ message: 'Message is required' })
  @MaxLength(LIMITS.longTextMax, {
    message: `Message must be at most ${LIMITS.longTextMax.toLocaleString('en-US')} characters`,
  })
  @IsString({ message: 'Message is required' })
  message!: string;

  @IsNotBlank({ message: 'Thread ID is required' })
  @MaxLength(LIMITS.sessionIdMax, { message: 'Thread ID is required' })
  @IsString({ message: 'Thread ID is required' })
  threadId!: string;

  /** Where it differs from the thread's newest version, it becomes a version that was edited by hand. */
  @IsOptional()
  @MaxLength(LIMITS.contentMax, { message: 'The current email is too long to be refined' })
  @IsString({ message: 'The current email must be text' })
  currentCopy?: string;

  @IsOptional()
  @MaxLength(LIMITS.contentMax, { message: 'The original context is too long' })
  @IsString({ message: 'The original context must be text' })
  originalContext?: string;

  @IsOptional()
  @IsIn(['chat', 'refine'], { message: "kind must be 'chat' or 'refine'" })
  kind?: ChatKind;

  /** The suggestions that `message` asks for: the conversation shows them in its place. */
  @MayApplySuggestions()
  suggestions?: string[];
}

/** Said where somebody changes a draft while it is being written. */
export const STILL_WRITING = 'The email is still being written. Please wait until it is done, or stop it.';

/** Said where a thread has no draft to refine. */
export const NOTHING_TO_REFINE = 'Current email content and original context are required for refinement';

/** What the assistant says first where a request changed nothing: there is no new version then. */
export const NOTHING_CHANGED = 'Nothing was changed.';

/** Answer of POST /api/chat: the same text under both of its names. */
export interface ChatResponse {
  content: string;
  response: string;
  /** What was changed, and what could not be; null where the assistant did not say. */
  note: string | null;
}
