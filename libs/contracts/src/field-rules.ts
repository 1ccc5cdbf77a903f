import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsOptional,
  IsString,
  MaxLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { isDay } from '@copydesk/text';
import { LIMITS } from './limits';

/** Several rules of a field as one. */
export function together(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

/** The field of a request that may name a thread or a message; whether it is there is asked elsewhere. */
export function MayName(what: 'thread' | 'message'): PropertyDecorator {
  return together(
    IsString({ message: `The ${what} id must be text` }),
    MaxLength(LIMITS.sessionIdMax, { message: `The ${what} id is too long` }),
    IsOptional(),
  );
}

/** The suggestions of a review that a request or a version applies, in their own words; it may be left out. */
export function MayApplySuggestions(): PropertyDecorator {
  const message = 'Suggestions must be a list of texts';
  const tooMany = `Apply at least 1 and at most ${LIMITS.suggestionsMax} suggestions at once`;
  return together(
    IsArray({ message }),
    ArrayMinSize(1, { message: tooMany }),
    ArrayMaxSize(LIMITS.suggestionsMax, { message: tooMany }),
    IsString({ each: true, message }),
    MaxLength(LIMITS.longTextMax, { each: true, message: 'A suggestion is too long' }),
    IsOptional(),
  );
}

/** The value must be a day of the calendar as a date field gives it, YYYY-MM-DD, or an empty text. */
export function IsDay(options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isDay', validator: { validate: (value) => value === '' || (typeof value === 'string' && isDay(value)) } },
    options,
  );
}

/** How many emails a campaign has. */
const EMAILS = 5;
const SEND_DATES = { message: `There must be ${EMAILS} send dates, one for each email` };

/** Five dates, YYYY-MM-DD, or empty texts: when each email goes out. */
export function SendDates(): PropertyDecorator {
  return together(
    IsDay({ each: true, message: 'Each send date must be a date' }),
    ArrayMaxSize(EMAILS, SEND_DATES),
    ArrayMinSize(EMAILS, SEND_DATES),
    IsArray(SEND_DATES),
  );
}
