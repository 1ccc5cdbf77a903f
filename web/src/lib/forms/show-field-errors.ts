import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf } from '../http-error';

/** Shows what the server refused at the fields it refused; the first of them gets the focus. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: FieldPath<T>[],
  setError: UseFormSetError<T>,
): void {
  const refused = fieldErrorsOf(error);
  const found = fields.filter((field) => refused[field]);
  found.forEach((field, index) => setError(field, { message: refused[field] }, { shouldFocus: index === 0 }));
}
