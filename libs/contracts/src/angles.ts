import type { TraceEntry } from '@copydesk/text';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { ChoosesBrand, type BrandChoice } from './spoken-brand';
import { IsDocumentId } from './documents';
import { together } from './field-rules';
import { IsNotBlank } from './is-not-blank';
import { INTEGER_MAX, LIMITS } from './limits';
import type { EmailResult } from './results';

/** How many angles are offered. */
export const ANGLES = 3;

/** The shapes that an email may take, as they are called on the screen; where none is chosen the writer chooses. */
export const SHAPES = {
  story: 'Story',
  letter: 'Letter',
  list: 'List',
  number: 'One number',
  answers: 'Question and answer',
} as const;
export type Shape = keyof typeof SHAPES;

/** The idea of an email in one line: two facts that collide, and the question of its reader that it answers. */
export interface Angle {
  line: string;
  question: string;
  /** The figures, names and quotations of the line that stand in its sources. `found`: where is not certain. */
  facts: {
    quote: string;
    status: Extract<TraceEntry['status'], 'traced' | 'derived' | 'found'>;
    page: number | null;
  }[];
}

/** How old a document is: the day on which it was filed or published, else the last one of the period that it reports. */
export interface DocumentDay {
  /** YYYY-MM-DD. */
  day: string;
  is: 'filed' | 'published' | 'period';
}

/** What a job finds: no angles, where no idea was borne out by the sources. */
export interface AngleIdeas {
  angles: Angle[];
  document: DocumentDay | null;
}

/** A line that says what an email is about. */
export function IsAngle(): PropertyDecorator {
  const tooLong = `An angle must be at most ${LIMITS.angleMax} characters`;
  return together(IsString({ message: 'An angle must be text' }), MaxLength(LIMITS.angleMax, { message: tooLong }));
}

export function IsShape(): PropertyDecorator {
  return IsIn(Object.keys(SHAPES), { message: `shape must be one of ${Object.keys(SHAPES).join(', ')}` });
}

const IDS = { message: 'Catalyst ids must be numbers' };
const OFFERED = { message: `Name at most ${LIMITS.anglesOffered} angles that were offered before` };
const NOTHING = { message: 'Hand in a document, a market catalyst or an event first' };

/** Body of POST /api/angles: what an email is to be written from. A kept document, or any one text, is enough. */
export class AnglesRequest implements BrandChoice {
  /** The text of the document, or a summary of it, where it is not kept. */
  @ValidateIf(
    ({ content, documentId, news, about }: AnglesRequest) => content != null || !(documentId || news || about),
  )
  @IsNotBlank(NOTHING)
  @MaxLength(LIMITS.documentMax, { message: 'File content is too long' })
  @IsString(NOTHING)
  content?: string;

  @IsDocumentId()
  documentId?: string;

  /** The market catalyst, in words. */
  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'The market catalyst is too long' })
  @IsString({ message: 'The market catalyst must be text' })
  news?: string;

  /** Those of the catalysts that were chosen from the news. */
  @IsOptional()
  @Max(INTEGER_MAX, { ...IDS, each: true })
  @Min(1, { ...IDS, each: true })
  @IsInt({ ...IDS, each: true })
  @ArrayMaxSize(LIMITS.catalystsMax, { message: `Choose at most ${LIMITS.catalystsMax} catalysts` })
  @IsArray(IDS)
  catalystIds?: number[];

  /** The event, and whatever else the brief says. */
  @IsOptional()
  @MaxLength(LIMITS.longTextMax, { message: 'The brief is too long' })
  @IsString({ message: 'The brief must be text' })
  about?: string;

  /** Angles that were offered before: others are wanted. */
  @IsOptional()
  @MaxLength(LIMITS.angleMax, { ...OFFERED, each: true })
  @IsString({ ...OFFERED, each: true })
  @ArrayMaxSize(LIMITS.anglesOffered, OFFERED)
  @IsArray(OFFERED)
  offered?: string[];

  brandId?: string;
  offerId?: string | null;
}
ChoosesBrand(AnglesRequest);

/** How the message begins that has a draft written anew from another angle. */
export const ANOTHER_ANGLE = 'Another angle: ';

/** Body of POST /api/threads/{id}/angle: the draft is written anew from its brief, and is its next version. */
export class AnotherAngleRequest {
  @IsNotBlank({ message: 'Choose an angle, or type one' })
  @IsAngle()
  angle!: string;

  @IsOptional()
  @IsShape()
  shape?: Shape;
}

/** What GET /api/sent-before may be asked: whose emails. */
export class SentBeforeQuery {
  @IsOptional()
  @IsUUID(undefined, { message: 'brandId must be the id of a brand' })
  brandId?: string;

  @IsOptional()
  @IsUUID(undefined, { message: 'offerId must be the id of an offer' })
  offerId?: string;
}

/** An email that readers know already. */
export interface SentEmail {
  id: number;
  title: string;
  /** When it was sent, where that is known, else when it was saved: YYYY-MM-DD. */
  day: string;
  /** What its readers did; null where nobody said. */
  result: EmailResult | null;
}
