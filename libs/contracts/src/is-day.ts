import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The value must be a day of the calendar as a date field gives it, YYYY-MM-DD, or an empty text. */
export function IsDay(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isDay', validator: { validate: (value) => value === '' || isDay(value) } }, options);
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
