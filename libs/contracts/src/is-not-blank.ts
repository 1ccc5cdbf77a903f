import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The value must be a text with more in it than white space. */
export function IsNotBlank(options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: 'isNotBlank', validator: { validate: (value) => typeof value === 'string' && value.trim() !== '' } },
    options,
  );
}
