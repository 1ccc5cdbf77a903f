import { toolOf, type Cut, type JobSnapshot, type Outcome } from '@copydesk/contracts';
import { formatPages } from '@/lib/format-numbers';
import type { DraftRequest } from './versions';

/** What a job does for which tool. */
type Work = Pick<JobSnapshot, 'name' | 'appId'>;

const GENERATED: Outcome = {
  done: 'Email Generated!',
  failed: { title: 'Generation Error', fallback: 'Failed to generate email' },
};

const outcomeOf = (appId: number | null) => toolOf(appId)?.outcome ?? GENERATED;

/** How a writing job that failed is told. */
export function failureOf({ name, appId }: Work, request: DraftRequest | null): Outcome['failed'] {
  if (name !== 'refine-email') return outcomeOf(appId).failed;
  return request?.suggestions
    ? { title: 'Error applying suggestions', fallback: 'Failed to apply feedback' }
    : { title: 'Error updating email', fallback: 'Failed to send message' };
}

/** What is said where a writing job ended well; null where its text says enough. */
export function successOf({ appId }: Work, request: DraftRequest | null): string | null {
  if (request !== null) return request.suggestions ? 'Suggestions applied' : null;
  return outcomeOf(appId).done;
}

/** Says that a piece of the brief was longer than the model takes. */
export function describeCut({ field, from, to, pages }: Cut): string {
  const number = (value: number) => value.toLocaleString('en-US');
  if (pages) return `${nameOf(field)} is longer than the model takes: ${formatPages(pages)} were used.`;
  return `${nameOf(field)} was shortened to fit the model: ${number(to)} of ${number(from)} characters were used.`;
}

/** 'fileContent' -> 'File content' */
function nameOf(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
