import { NOT_GIVEN } from '@copydesk/contracts';

/** A field of a thread's inputs as its form shows it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && value !== NOT_GIVEN ? value : '';
}

/** One line on a brief that is folded away. */
export function describeInLine(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ') || 'Empty brief';
}
