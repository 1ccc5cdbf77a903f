/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The text, trimmed.
 * @throws Error, in words that a model can act on, where it is none or empty.
 */
export function readText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${name} must be a sentence.`);
  return value.trim();
}

/**
 * The list.
 * @throws Error, in words that a model can act on, where it is none.
 */
export function readList(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`There must be a list "${name}".`);
  return value;
}

/**
 * A score.
 * @throws Error, in words that a model can act on, where it is no whole number from 1 to 10.
 */
export function readScore(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10) return value;
  throw new Error(`${name} must be a whole number from 1 to 10, not ${JSON.stringify(value) ?? 'missing'}.`);
}
