import { LIMITS } from '../limits';
import { defineWriter, type RequestOf } from './tool';

/** Said where no event was described. */
const EVENT_REQUIRED = {
  title: 'Event Information Required',
  message: 'Please provide information about the live event or opportunity',
} as const;

export const STARTING_NOW = defineWriter({
  id: 6,
  name: 'starting-now-generator',
  title: 'Starting Now',
  description: 'Urgent emails for an event or an opportunity that is about to begin.',
  category: 'Live event',
  icon: 'megaphone',
  route: '/starting-now',
  appType: 'starting-now',
  call: 'generate-starting-now-email',
  answer: 'content',
  fields: {
    eventInfo: {
      kind: 'text',
      name: 'Event information',
      required: EVENT_REQUIRED.message,
      max: LIMITS.longTextMax,
      label: 'Event Information',
      placeholder: 'What is live or about to begin, when, for whom, and how to join',
      folded: 'event',
    },
    catalystContext: {
      kind: 'text',
      name: 'Catalyst context',
      max: LIMITS.longTextMax,
      label: 'Catalyst Context',
      placeholder: 'What in the market makes it matter now',
      hint: 'optional',
      told: 'Market catalysts',
      folded: 'catalyst context',
    },
    fileContent: { kind: 'document', tooLong: 'File content is too long' },
    documentId: { kind: 'documentId' },
    catalystIds: { kind: 'catalystIds' },
    angle: { kind: 'angle' },
    shape: { kind: 'shape' },
  },
  needs: { oneOf: ['eventInfo'], ...EVENT_REQUIRED },
  form: {
    title: 'Event Information & Catalysts',
    action: 'Generate Email',
    asks: ['eventInfo', 'catalystContext'],
    offWithout: 'eventInfo',
    hint: 'Describe the live event or opportunity. A document and market news make it stronger.',
  },
  document: 'text',
  catalysts: {
    into: 'catalystContext',
    offersNewest: true,
    failure: {
      title: 'Catalyst Analysis Failed',
      description: 'Could not analyze for market catalysts. You can still generate copy.',
    },
  },
});

export type StartingNowRequest = RequestOf<typeof STARTING_NOW.fields>;

/** Answer of a call that writes copy. */
export interface GeneratedCopyResponse {
  content: string;
  threadId: string;
}
