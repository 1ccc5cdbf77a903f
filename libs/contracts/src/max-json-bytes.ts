import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The value, written as JSON, must take at most `max` bytes. */
export function MaxJsonBytes(max: number, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'maxJsonBytes',
      validator: { validate: (value) => new TextEncoder().encode(JSON.stringify(value)).length <= max },
    },
    options,
  );
}
