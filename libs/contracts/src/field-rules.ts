import { IsOptional, IsString, MaxLength } from 'class-validator';
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
