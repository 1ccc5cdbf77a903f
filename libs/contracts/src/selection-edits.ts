import { IsIn, IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { INTEGER_MAX, LIMITS } from './limits';

/** What may be done with selected words. */
const SELECTION_ACTIONS = ['rewrite', 'shorten', 'expand', 'tone', 'ask'] as const;

/** The tones that selected words may take, as they are called on the screen. */
export const TONES = {
  warmer: 'Warmer',
  calmer: 'Calmer',
  formal: 'More formal',
  direct: 'More direct',
  plain: 'Plainer',
} as const;
export type Tone = keyof typeof TONES;

/** What is wished of selected words. */
export type SelectionWish =
  | { action: 'rewrite' | 'shorten' | 'expand' }
  | { action: 'tone'; tone: Tone }
  | { action: 'ask'; instruction: string };

/** Words of a version: `text` stands in its raw draft between `from` and `to`, in UTF-16 units. */
export interface Selection {
  version: number;
  from: number;
  to: number;
  text: string;
}

const PLACE = 'from and to must say where the selected words stand';
const isAsked = ({ action }: EditSelectionRequest) => action === 'ask';

/** Body of POST /api/threads/{id}/selection-edits. */
export class EditSelectionRequest implements Selection {
  /** The newest one: where the draft has moved on, the request is refused. */
  @Max(INTEGER_MAX, { message: 'version must be the number of a version' })
  @Min(1, { message: 'version must be the number of a version' })
  @IsInt({ message: 'version must be the number of a version' })
  version!: number;

  @Max(LIMITS.contentMax, { message: PLACE })
  @Min(0, { message: PLACE })
  @IsInt({ message: PLACE })
  from!: number;

  @Max(LIMITS.contentMax, { message: PLACE })
  @Min(0, { message: PLACE })
  @IsInt({ message: PLACE })
  to!: number;

  @IsNotBlank({ message: 'Select the words that are to be changed' })
  @MaxLength(LIMITS.longTextMax, {
    message: `At most ${LIMITS.longTextMax.toLocaleString('en-US')} characters can be changed at once`,
  })
  @IsString({ message: 'Select the words that are to be changed' })
  text!: string;

  @IsIn(SELECTION_ACTIONS, { message: `action must be one of ${SELECTION_ACTIONS.join(', ')}` })
  action!: SelectionWish['action'];

  @ValidateIf(({ action }: EditSelectionRequest) => action === 'tone')
  @IsIn(Object.keys(TONES), { message: `tone must be one of ${Object.keys(TONES).join(', ')}` })
  tone?: Tone;

  @ValidateIf(isAsked)
  @IsNotBlank({ message: 'Say what is to be changed' })
  @MaxLength(LIMITS.shortTextMax, {
    message: `A request must be at most ${LIMITS.shortTextMax.toLocaleString('en-US')} characters`,
  })
  @IsString({ message: 'Say what is to be changed' })
  instruction?: string;
}

/** Said where the selected words are not those of the newest version. */
export const SELECTION_MOVED = 'The email has changed since you selected these words. Please select them again.';

/**
 * Answer of POST /api/threads/{id}/selection-edits: a proposal. It makes no version until somebody takes it, by
 * POST /api/threads/{id}/versions with `text` in the place of the selected words. Taken words count as a refinement, once, by
 * POST /api/threads/{id}/selection-edits/{jobId}/take.
 */
export interface SelectionEditResponse {
  /** The very words that were selected, where nothing was changed. */
  text: string;
  /** What was changed and what could not be, and which of its figures a source contradicts; null where nothing was said. */
  note: string | null;
}
