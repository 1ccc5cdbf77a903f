import type { GenerateEmailRequest } from '@copydesk/contracts';
import { describeInLine, textOf } from '@/features/briefs/describe-parts';
import { catalystsOf, idsOf, NO_CATALYSTS, type CatalystsOfBrief } from '@/features/catalysts/chosen-catalysts';
import { documentOf, type ProcessedDocument } from '@/features/documents/intake/processed-document';
import type { BriefKind } from '@/features/drafts/screen/use-brief';

type AppField =
  | 'companyName'
  | 'productService'
  | 'targetAudience'
  | 'keyBenefits'
  | 'callToAction'
  | 'toneStyle'
  | 'additionalContext'
  | 'catalyst';

export type AppInputs = Record<AppField, string>;

interface FieldKind {
  field: AppField;
  label: string;
  placeholder: string;
  isOptional?: true;
  /** For what is said in one line. */
  isLine?: true;
}

/** The general email brief, field by field. */
export const APP_FIELDS: FieldKind[] = [
  { field: 'companyName', label: 'Company name', placeholder: 'Who speaks', isLine: true },
  { field: 'productService', label: 'Product/service description', placeholder: 'What it is, in your words' },
  { field: 'targetAudience', label: 'Target audience', placeholder: 'Who reads it', isLine: true },
  { field: 'keyBenefits', label: 'Key benefits', placeholder: 'What the reader has from it' },
  { field: 'callToAction', label: 'Call to action', placeholder: 'What the reader should do', isLine: true },
  { field: 'toneStyle', label: 'Tone/style', placeholder: 'Calm, warm, to the point', isLine: true },
  { field: 'additionalContext', label: 'Additional context', placeholder: 'What else matters', isOptional: true },
  { field: 'catalyst', label: 'Market catalyst', placeholder: 'What just happened in the market?', isOptional: true },
];

/** Everything that was put in on the left side. */
export interface AppBrief extends AppInputs, CatalystsOfBrief {
  document: ProcessedDocument | null;
}

export const EMPTY_BRIEF: AppBrief = { ...appInputs({}), ...NO_CATALYSTS, document: null };

/** How the brief of a tool is kept. */
export function appBriefKind(tool: string): BriefKind<AppBrief> {
  return { name: `app:${tool}`, ...KIND };
}

const KIND: Omit<BriefKind<AppBrief>, 'name'> = {
  version: 1,
  empty: EMPTY_BRIEF,
  isEmpty: (brief) => APP_FIELDS.every(({ field }) => !brief[field]) && !brief.document,
  ofThread: ({ inputs, catalysts }) => ({
    ...appInputs(inputs),
    ...catalystsOf(catalysts),
    document: documentOf(textOf(inputs.fileContent)),
  }),
};

/** The form as it was when a thread was begun. */
export function appInputs(inputs: Record<string, unknown>): AppInputs {
  return {
    companyName: textOf(inputs.companyName),
    productService: textOf(inputs.productService),
    targetAudience: textOf(inputs.targetAudience),
    keyBenefits: textOf(inputs.keyBenefits),
    callToAction: textOf(inputs.callToAction),
    toneStyle: textOf(inputs.toneStyle),
    additionalContext: textOf(inputs.additionalContext),
    catalyst: textOf(inputs.catalyst),
  };
}

/** What the server is asked to write from, as which tool. */
export function requestOf(app: string, brief: AppBrief): GenerateEmailRequest {
  return {
    companyName: brief.companyName.trim(),
    productService: brief.productService.trim(),
    targetAudience: brief.targetAudience.trim(),
    keyBenefits: brief.keyBenefits.trim(),
    callToAction: brief.callToAction.trim(),
    toneStyle: brief.toneStyle.trim(),
    additionalContext: brief.additionalContext.trim() || undefined,
    catalyst: brief.catalyst.trim() || undefined,
    fileContent: brief.document?.content.trim() || undefined,
    catalystIds: idsOf(brief.chosen),
    app,
  };
}

/** One line on a brief that is folded away. */
export function describeBrief({ document, companyName, productService }: AppBrief): string {
  return describeInLine([document?.name, companyName, productService]);
}
