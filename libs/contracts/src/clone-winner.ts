import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, MinLength, ValidateBy } from 'class-validator';
import { IsNotBlank } from './is-not-blank';
import { LIMITS } from './limits';

/** A catalyst that was chosen for new copy. */
export interface SelectedCatalyst {
  id: string;
  text: string;
}

const ID_MAX = 100;
/** A catalyst's title, and what it says. */
const TEXT_MAX = LIMITS.titleMax + 1 + LIMITS.longTextMax;

function isSelectedCatalyst(value: unknown): value is SelectedCatalyst {
  if (typeof value !== 'object' || value === null || !('id' in value && 'text' in value)) return false;
  const { id, text } = value;
  return typeof id === 'string' && id.length <= ID_MAX && typeof text === 'string' && text.length <= TEXT_MAX;
}

const WINNER = { message: `Winner copy must be at least ${LIMITS.winnerMin} characters` };
const DETAILS = { message: `Custom details must be at least ${LIMITS.customDetailsMin} characters` };

/** Body of POST /api/generate-clone-winner. */
export class CloneWinnerRequest {
  @IsNotBlank(WINNER)
  @MinLength(LIMITS.winnerMin, WINNER)
  @MaxLength(LIMITS.contentMax, { message: 'Winner copy must be at most 200,000 characters' })
  @IsString(WINNER)
  winnerCopy!: string;

  @IsNotBlank(DETAILS)
  @MinLength(LIMITS.customDetailsMin, DETAILS)
  @MaxLength(LIMITS.longTextMax, { message: 'Custom details must be at most 20,000 characters' })
  @IsString(DETAILS)
  customDetails!: string;

  @IsOptional()
  @ValidateBy(
    { name: 'selectedCatalyst', validator: { validate: isSelectedCatalyst } },
    { each: true, message: 'Each catalyst needs an id and a text' },
  )
  @ArrayMaxSize(LIMITS.catalystsMax, { message: `Choose at most ${LIMITS.catalystsMax} catalysts` })
  @IsArray({ message: 'Catalysts must be a list' })
  catalysts?: SelectedCatalyst[];
}
