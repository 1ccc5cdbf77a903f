import type { CurrentDraft } from '../threads/current-draft';

/** What a screen reader hears of a draft: how it begins and how it ends, not each word. */
export function announceDraft(draft: CurrentDraft | null): string {
  switch (draft?.state) {
    case undefined:
      return '';
    case 'writing':
      return draft.request === null ? 'The email is being written.' : 'The email is being changed.';
    case 'done':
      return `${named(draft)} is finished: ${draft.text.length.toLocaleString('en-US')} characters.`;
    case 'stopped':
      return 'The writing was stopped. What was written until then is kept.';
    case 'failed':
      return draft.request === null ? 'The email was not written.' : 'The email was not changed.';
  }
}

function named({ version }: CurrentDraft): string {
  return version && version.number > 1 ? `Version ${version.number} of the email` : 'The email';
}
