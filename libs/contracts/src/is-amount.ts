import { ValidateBy, type ValidationOptions } from 'class-validator';

/** The value must be a finite number with at most two decimals. (IsNumber throws on 1e-7.) */
export function IsAmount(options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }, options);
}

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(2)) === value;
}
