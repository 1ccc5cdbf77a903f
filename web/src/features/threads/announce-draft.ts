import type { CurrentDraft } from './current-draft';

/** What a screen reader hears of a draft: how it begins and how it ends, not each word. */
export function announceDraft(draft: CurrentDraft | null): string {
  switch (draft?.state) {
    case undefined:
      return '';
    case 'writing':
      return 'The email is being written.';
    case 'done':
      return `The email is finished: ${draft.text.length.toLocaleString('en-US')} characters.`;
    case 'stopped':
      return 'The writing was stopped. What was written until then is kept.';
    case 'failed':
      return 'The email was not written.';
  }
}
