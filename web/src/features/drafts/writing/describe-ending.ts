import type { CurrentDraft } from '../threads/current-draft';
import { failureOf } from '../generating/job-words';

interface Ending {
  title: string;
  text: string;
  /** What is not lost. */
  safe: string;
}

/** How the work on a draft ended that did not end well, in words. */
export function describeEnding({ state, version, request, failure, job }: CurrentDraft): Ending {
  if (state === 'stopped' && failure !== null) {
    return { title: 'Stopped', text: `${failure} What was written until then is kept.`, safe: '' };
  }
  if (state === 'stopped') {
    const isKept = request === null || version === null || version.stopped;
    const text = isKept
      ? 'What was written until then is kept.'
      : 'Nothing had been written yet. The email is unchanged.';
    return { title: 'Stopped', text, safe: '' };
  }
  const text = failure ?? failureOf(job ?? { name: 'generate', appId: null }, request ?? '').fallback;
  return request === null
    ? { title: 'The email was not written', text, safe: 'Your brief is safe. Nothing has to be typed again.' }
    : {
        title: 'The email was not changed',
        text,
        safe: 'It is as it was before, and your message is back in the box.',
      };
}
