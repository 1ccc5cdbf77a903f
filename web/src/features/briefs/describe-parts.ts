import { NOT_GIVEN } from '@copydesk/contracts';

/** What was handed in as one text, kept with a saved email: each part that was given, under its name. */
export function describeParts(parts: [name: string, text: string][]): string {
  return parts
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n\n');
}

/** A field of a thread's inputs as its form shows it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' && value !== NOT_GIVEN ? value : '';
}

/** One line on a brief that is folded away. */
export function describeInLine(parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ') || 'Empty brief';
}
