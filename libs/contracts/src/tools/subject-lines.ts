import { LIMITS } from '../limits';
import { defineWriter } from './tool';

export const SUBJECT_LINES = defineWriter({
  id: 12,
  name: 'subject-line-generator',
  title: 'Subject Lines',
  description: 'Ten subject lines for a draft or an idea, each with an angle of its own.',
  category: 'Email',
  icon: 'list',
  route: '/subject-lines',
  appType: 'subject-lines',
  outcome: {
    done: 'Subject Lines Generated!',
    failed: { title: 'Generation Error', fallback: 'Failed to generate subject lines' },
  },
  call: 'generate-subject-lines',
  answer: 'content',
  fields: {
    draft: {
      kind: 'text',
      name: 'Draft',
      max: LIMITS.longTextMax,
      placeholder: 'Paste the email that needs a subject line',
      hint: 'optional',
      isLong: true,
      folded: 'draft',
    },
    brief: {
      kind: 'text',
      name: 'Brief',
      max: LIMITS.longTextMax,
      placeholder: 'Or say what the email is about, and who reads it',
      hint: 'optional',
      folded: 'brief',
    },
    fileContent: { kind: 'document', tooLong: 'File content is too long' },
    documentId: { kind: 'documentId' },
  },
  needs: {
    oneOf: ['draft', 'brief', 'fileContent', 'documentId'],
    title: 'Input Required',
    message: 'Please provide a draft, a brief, or upload a file',
  },
  form: {
    title: 'Draft or Brief',
    action: 'Generate Subject Lines',
    asks: ['draft', 'brief'],
    hintTitle: 'Ten subject lines appear here',
    hint: 'Paste a draft, or say what the email is about. A document gives them their figures.',
  },
  document: 'summary',
  catalysts: null,
});
