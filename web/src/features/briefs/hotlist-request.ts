import { NOT_GIVEN, type GenerateEmailRequest } from '@copydesk/contracts';
import { textOf } from './describe-parts';

/** What the HotList form asks for. `fileContent` is the summary of the document. */
export interface HotlistInputs {
  catalyst: string;
  additionalContext: string;
  fileContent: string;
}

/** The email brief of the HotList form: placeholders stand for what it does not ask. */
export function hotlistRequest({ catalyst, additionalContext, fileContent }: HotlistInputs): GenerateEmailRequest {
  return {
    companyName: NOT_GIVEN,
    productService: NOT_GIVEN,
    targetAudience: NOT_GIVEN,
    keyBenefits: NOT_GIVEN,
    callToAction: NOT_GIVEN,
    toneStyle: 'Professional',
    catalyst: catalyst.trim() || undefined,
    additionalContext: additionalContext.trim() || undefined,
    fileContent: fileContent.trim() || undefined,
  };
}

/** The form as it was when a thread was begun. */
export function hotlistInputs(inputs: Record<string, unknown>): HotlistInputs {
  return {
    catalyst: textOf(inputs.catalyst),
    additionalContext: textOf(inputs.additionalContext),
    fileContent: textOf(inputs.fileContent),
  };
}
