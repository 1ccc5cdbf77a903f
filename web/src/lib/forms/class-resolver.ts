import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { fieldErrors, type RequestClass } from './field-errors';

/** Lets a form be validated by the class that the server validates with, without class-transformer's weight. */
export function classResolver<T extends FieldValues>(Request: RequestClass<T>): Resolver<T> {
  return (values, _context, options) => {
    const found = Object.entries(fieldErrors(Request, values));
    if (found.length === 0) return { values, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      found.map(([field, message]) => [field, { type: 'validate', message }]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
