import type { Cut, JobName } from '@copydesk/contracts';
import { isApplyRequest } from './apply-request';

interface Failure {
  title: string;
  /** Said where the server gave no words. */
  fallback: string;
  /** Says only that, whatever the server's words are. */
  isFixed?: boolean;
}

const IMPROVED: JobName = 'coach-improve';

const CLONE: JobName = 'generate-clone-winner';

/** How a writing job that failed is told. */
export function failureOf(name: JobName, request: string): Failure {
  if (name === IMPROVED) {
    const fallback = 'Failed to generate improved version. Please try again.';
    return { title: 'Generation Failed', fallback, isFixed: true };
  }
  if (name === CLONE) return { title: 'Generation Failed', fallback: 'Failed to generate copy' };
  if (name !== 'refine-email') return { title: 'Generation Error', fallback: 'Failed to generate email' };
  return isApplyRequest(request)
    ? { title: 'Error applying suggestions', fallback: 'Failed to apply feedback' }
    : { title: 'Error updating email', fallback: 'Failed to send message' };
}

/** What is said where a writing job ended well; null where its text says enough. */
export function successOf(name: JobName, request: string | null): string | null {
  if (request !== null) return isApplyRequest(request) ? 'Suggestions applied' : null;
  if (name === IMPROVED) return 'Improved Version Generated';
  return name === CLONE ? 'Clone Generated Successfully!' : 'Email Generated!';
}

/** Says that a piece of the brief was longer than the model takes. */
export function describeCut({ field, from, to }: Cut): string {
  const number = (value: number) => value.toLocaleString('en-US');
  return `${nameOf(field)} was shortened to fit the model: ${number(to)} of ${number(from)} characters were used.`;
}

/** 'fileContent' -> 'File content' */
function nameOf(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
