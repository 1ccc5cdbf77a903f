import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The value must equal the value of `other` on the same object. */
export function Matches(other: string, options: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'matches',
      validator: {
        validate: (value, context) => value === new Map(Object.entries(context?.object ?? {})).get(other),
      },
    },
    options,
  );
}
