import { LIMITS } from '../limits';
import { defineWriter, NOT_GIVEN, type Fields, type RequestOf, type Tool, type Writer } from './tool';

const { shortTextMax, longTextMax } = LIMITS;

/** The email brief: the body of POST /api/generate-email. */
const FIELDS = {
  companyName: {
    kind: 'text',
    name: 'Company name',
    required: 'Company name is required',
    max: shortTextMax,
    placeholder: 'Who sends the email',
    isLine: true,
    told: 'Company',
    folded: null,
  },
  productService: {
    kind: 'text',
    name: 'Product/service description',
    required: 'Product/service description is required',
    max: longTextMax,
    placeholder: 'What it is, in your words',
    told: 'Product or service',
    folded: null,
  },
  targetAudience: {
    kind: 'text',
    name: 'Target audience',
    required: 'Target audience is required',
    max: shortTextMax,
    placeholder: 'Who reads it',
    isLine: true,
    told: 'Audience',
  },
  keyBenefits: {
    kind: 'text',
    name: 'Key benefits',
    required: 'Key benefits are required',
    max: longTextMax,
    placeholder: 'What the reader gets from it',
  },
  callToAction: {
    kind: 'text',
    name: 'Call to action',
    required: 'Call to action is required',
    max: shortTextMax,
    placeholder: 'What the reader should do',
    isLine: true,
  },
  toneStyle: {
    kind: 'text',
    name: 'Tone/style',
    required: 'Tone/style is required',
    max: shortTextMax,
    placeholder: 'Calm, warm, to the point',
    isLine: true,
    told: null,
  },
  catalyst: {
    kind: 'text',
    name: 'Market catalyst',
    max: longTextMax,
    placeholder: 'What just happened in the market?',
    hint: 'optional',
  },
  additionalContext: {
    kind: 'text',
    name: 'Additional context',
    max: longTextMax,
    placeholder: 'What else matters',
    hint: 'optional',
  },
  fileContent: { kind: 'document', tooLong: 'File content must be at most 110,000 characters' },
  documentId: { kind: 'documentId' },
  catalystIds: { kind: 'catalystIds' },
  angle: { kind: 'angle' },
  shape: { kind: 'shape' },
  app: { kind: 'app' },
} as const satisfies Fields;

export type GenerateEmailRequest = RequestOf<typeof FIELDS>;

/** Answer of POST /api/generate-email. */
export interface GenerateEmailResponse {
  emailContent: string;
  threadId: string;
}

/** Said where a brief has nothing to write from. */
const INPUT_REQUIRED = {
  title: 'Input Required',
  message: 'Please provide either a market catalyst, additional context, or upload a file',
} as const;

export const HOTLIST = defineWriter({
  id: 1,
  name: 'hotlist-generator',
  title: 'HotList Email Generator',
  shortTitle: 'HotList',
  description: 'Turn a filing, a call or a headline into an email your readers open today.',
  category: 'Email',
  icon: 'mail',
  route: '/hotlist',
  appType: 'hotlist',
  call: 'generate-email',
  answer: 'emailContent',
  fields: {
    ...FIELDS,
    catalyst: { ...FIELDS.catalyst, label: 'Market Catalyst', folded: 'catalyst' },
    additionalContext: {
      ...FIELDS.additionalContext,
      label: 'Additional Context',
      placeholder: 'Who reads this, what they own, what the email should do',
      hint: undefined,
      folded: 'context',
    },
  },
  // Tone and call to action alone are nothing to write from.
  needs: {
    oneOf: [
      'catalyst',
      'additionalContext',
      'fileContent',
      'documentId',
      'companyName',
      'productService',
      'targetAudience',
      'keyBenefits',
    ],
    ...INPUT_REQUIRED,
  },
  form: {
    title: 'Market Catalyst & Context',
    action: 'Generate HotList Email',
    asks: ['catalyst', 'additionalContext'],
    fixed: {
      companyName: NOT_GIVEN,
      productService: NOT_GIVEN,
      targetAudience: NOT_GIVEN,
      keyBenefits: NOT_GIVEN,
      callToAction: NOT_GIVEN,
      toneStyle: 'Professional',
    },
    hint: 'Add a document, a market catalyst or some context. Any one of them is enough.',
  },
  document: 'summary',
  catalysts: { into: 'catalyst', offersNewest: false },
});

/** What a tool that is a row of `apps` and nothing else writes with: the whole email brief, in its own name. */
export const APP_WRITER = {
  call: HOTLIST.call,
  answer: HOTLIST.answer,
  fields: FIELDS,
  form: {
    title: 'Email Brief',
    action: 'Generate Email',
    asks: [
      'companyName',
      'productService',
      'targetAudience',
      'keyBenefits',
      'callToAction',
      'toneStyle',
      'additionalContext',
      'catalyst',
    ],
    hint: 'Fill in the brief. A document and market news make it stronger.',
  },
  document: 'summary',
  catalysts: { into: 'catalyst', offersNewest: true },
} as const satisfies Omit<Writer, keyof Tool | 'needs'>;
