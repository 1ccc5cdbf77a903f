import { isGiven, type GenerateEmailRequest } from '@copydesk/contracts';

const LABELS = {
  companyName: 'Company',
  productService: 'Product or service',
  targetAudience: 'Audience',
  keyBenefits: 'Key benefits',
  callToAction: 'Call to action',
  catalyst: 'Market catalyst',
  additionalContext: 'Additional context',
} as const;

/** What the user asked for, as the first message of the conversation. A document is named by its length. */
export function describeBrief(brief: GenerateEmailRequest): string {
  const lines = Object.entries(LABELS).flatMap(([field, label]) => {
    const text = brief[field as keyof typeof LABELS];
    return isGiven(text) ? [`${label}: ${text.trim()}`] : [];
  });
  if (isGiven(brief.fileContent))
    lines.push(`File content: ${brief.fileContent.length.toLocaleString('en-US')} characters`);
  return lines.join('\n\n');
}

/** The names of the fields that hold something. */
export function givenFields(brief: GenerateEmailRequest): string[] {
  return Object.entries(brief).flatMap(([field, value]: [string, unknown]) =>
    typeof value === 'string' && isGiven(value) ? [field] : [],
  );
}
