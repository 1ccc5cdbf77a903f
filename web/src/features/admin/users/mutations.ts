import type { UserAction } from './queries';

interface ActionWords {
  /** The word on the buttons. */
  action: string;
  question: (username: string) => string;
  /** What becomes of the user. */
  effect: string;
  done: string;
  failed: string;
}

export const ACTION_WORDS: Record<UserAction, ActionWords> = {
  disable: {
    action: 'Disable',
    question: (username) => `Disable ${username}?`,
    effect:
      'The user is signed out everywhere and cannot sign in until the account is enabled again. Nothing of theirs is lost.',
    done: 'The account is disabled',
    failed: 'Failed to disable the account',
  },
  enable: {
    action: 'Enable',
    question: (username) => `Enable ${username}?`,
    effect: 'The user can sign in again.',
    done: 'The account is enabled',
    failed: 'Failed to enable the account',
  },
  delete: {
    action: 'Delete',
    question: (username) => `Delete ${username} for good?`,
    effect:
      'The account goes, with everything the user wrote and saved. It cannot be taken back. The figures of the dashboards and the costs stay, without the name.',
    done: 'The user is deleted',
    failed: 'Failed to delete the user',
  },
};
