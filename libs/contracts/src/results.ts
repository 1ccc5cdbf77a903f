import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { IsDay, together } from './field-rules';
import { IsGroup, readGroup } from './is-group';
import { INTEGER_MAX, LIMITS } from './limits';

/** What readers did with an email, each as a number of readers. */
export const RESULT_COUNTS = ['opened', 'clicked', 'sold', 'unsubscribed'] as const;
export type ResultCount = (typeof RESULT_COUNTS)[number];

const NAMES: Record<ResultCount | 'sent', string> = {
  sent: 'Sent',
  opened: 'Opened',
  clicked: 'Clicked',
  sold: 'Sold',
  unsubscribed: 'Unsubscribed',
};

function Count(name: ResultCount): PropertyDecorator {
  const message = `${NAMES[name]} must be a whole number, or empty`;
  const isPart = (value: unknown, sent: unknown) =>
    !(typeof value === 'number' && typeof sent === 'number' && value > sent);
  return together(
    ValidateBy(
      {
        name: 'isPart',
        validator: {
          validate: (value, said) => isPart(value, said && 'sent' in said.object ? said.object.sent : null),
        },
      },
      { message: `${NAMES[name]} cannot be more than sent` },
    ),
    Max(INTEGER_MAX, { message }),
    Min(0, { message }),
    IsInt({ message }),
    ValidateIf((_, value) => value !== null),
  );
}

/** The results of one email as numbers of recipients; null where a number is unknown. */
export class EmailResult {
  @Max(INTEGER_MAX, { message: 'Sent must be a whole number of at least 1' })
  @Min(1, { message: 'Sent must be a whole number of at least 1' })
  @IsInt({ message: 'Sent must be a whole number of at least 1' })
  sent!: number;

  @Count('opened')
  opened: number | null = null;

  @Count('clicked')
  clicked: number | null = null;

  @Count('sold')
  sold: number | null = null;

  @Count('unsubscribed')
  unsubscribed: number | null = null;

  /** YYYY-MM-DD, or empty. */
  @IsDay({ message: 'The day it was sent must be a date' })
  sentOn: string = '';
}

/** A result as it is kept: nothing that nobody knows. */
export function readResult(result: EmailResult | null): EmailResult | null {
  return result && readGroup(EmailResult, result);
}

/** Body of PUT /api/generations/{id}/result: null takes the numbers away. */
export class ResultRequest {
  @IsGroup(EmailResult)
  @ValidateIf((_, value) => value !== null)
  result!: EmailResult | null;
}

const ROWS = { message: `Bring in 1 to ${LIMITS.resultRowsMax} emails at once` };

/** Body of POST /api/results/matches: the names that a sender's report has for emails. */
export class ResultMatchesRequest {
  @ArrayMaxSize(LIMITS.resultRowsMax, ROWS)
  @ArrayMinSize(1, ROWS)
  @MaxLength(LIMITS.titleMax, { each: true, message: `Each name must be at most ${LIMITS.titleMax} characters` })
  @IsString({ each: true, message: 'Each name must be text' })
  @IsArray(ROWS)
  names!: string[];
}

/** An email that may have results: a saved one, or one of a brand's own. */
export interface ResultTarget {
  kind: 'saved' | 'own';
  id: string;
  title: string;
  /** What brings in the results takes their place. */
  hasResult: boolean;
}

/** Answer of POST /api/results/matches, in the order of the names: the emails that are called so. */
export type ResultMatches = ResultTarget[][];

/** The results of one email. */
export class KeptResult {
  @ValidateBy(
    { name: 'isKind', validator: { validate: (value) => value === 'saved' || value === 'own' } },
    { message: 'kind must be saved or own' },
  )
  kind: ResultTarget['kind'] = 'saved';

  @MaxLength(LIMITS.sessionIdMax, { message: 'The id of an email is too long' })
  @IsString({ message: 'The id of an email must be text' })
  id: string = '';

  @IsGroup(EmailResult)
  result: EmailResult = new EmailResult();
}

/** Body of POST /api/results: all of them are kept, or none. */
export class KeepResultsRequest {
  @IsGroup(KeptResult, { isList: true })
  @ArrayMaxSize(LIMITS.resultRowsMax, ROWS)
  @ArrayMinSize(1, ROWS)
  results!: KeptResult[];
}

/** Emails of one sort with results: how many people they went to and what these did, all emails together. */
export interface ResultGroup {
  /** By the kind of a brand's own emails, or by tool, shape or angle of saved ones. */
  by: 'kind' | 'tool' | 'shape' | 'angle';
  /** A purpose, the number of a tool, a shape, or the line of an angle. */
  name: string;
  emails: number;
  /** Where a measure is known of none of them, it is missing. */
  counts: { measure: ResultCount; part: number; whole: number }[];
}

/** A share with its 95 % interval. */
export interface Share {
  rate: number;
  low: number;
  high: number;
}

const Z = 1.96;

/** How many of those who were sent to did it, with Wilson's interval: it holds for few readers and for shares near 0, too. */
export function shareOf(part: number, whole: number): Share {
  const rate = part / whole;
  const middle = rate + (Z * Z) / (2 * whole);
  const reach = Z * Math.sqrt((rate * (1 - rate)) / whole + (Z * Z) / (4 * whole * whole));
  const scale = 1 + (Z * Z) / whole;
  return { rate, low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}
