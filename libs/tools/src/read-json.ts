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
