import { LIMITS } from '../limits';
import { defineWriter, type RequestOf } from './tool';

export const CLONE_WINNER = defineWriter({
  id: 7,
  name: 'clone-winner-v3',
  title: 'Clone A Winner',
  description: 'New copy built on the structure of one that already worked.',
  category: 'Email',
  icon: 'file-text',
  route: '/clone-winner',
  appType: 'clone-winner',
  outcome: {
    done: 'Clone Generated Successfully!',
    failed: { title: 'Generation Failed', fallback: 'Failed to generate copy' },
  },
  call: 'generate-clone-winner',
  answer: 'content',
  fields: {
    winnerCopy: {
      kind: 'text',
      name: 'Winner copy',
      required: `Winner copy must be at least ${LIMITS.winnerMin} characters`,
      min: LIMITS.winnerMin,
      max: LIMITS.contentMax,
      label: 'Winner Copy',
      placeholder: 'Paste the email that worked',
      hint: `at least ${LIMITS.winnerMin} characters`,
      isLong: true,
      folded: 'winner copy',
    },
    customDetails: {
      kind: 'text',
      name: 'Custom details',
      required: `Custom details must be at least ${LIMITS.customDetailsMin} characters`,
      min: LIMITS.customDetailsMin,
      max: LIMITS.longTextMax,
      label: 'Custom Details',
      placeholder: 'What the new email is about: the offer, the facts, who reads it',
      hint: `at least ${LIMITS.customDetailsMin} characters`,
      folded: 'custom details',
    },
    fileContent: { kind: 'document', tooLong: 'File content is too long' },
    documentId: { kind: 'documentId' },
    catalysts: { kind: 'catalysts' },
  },
  form: {
    title: 'Winner Copy & Custom Details',
    action: 'Clone Winner',
    asks: ['winnerCopy', 'customDetails'],
    hintTitle: 'Ready to Clone Success',
    hint: 'Paste an email that worked, or pick one of your own, and say what the new one is about. A document gives it its facts.',
  },
  document: 'text',
  // The new email is about its details: the winner speaks of other days.
  catalysts: { into: null, fit: ['customDetails', 'winnerCopy'], offersNewest: true },
});

export type CloneWinnerRequest = RequestOf<typeof CLONE_WINNER.fields>;
