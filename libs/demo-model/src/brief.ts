import type { Fenced } from '@copydesk/text';

/** What an email is to be written from, as far as it was given. */
export interface Brief {
  document: string;
  catalyst: string;
  context: string;
  sender: string;
  product: string;
  benefits: string;
  audience: string;
  callToAction: string;
  tone: string;
}

const FIELDS: Record<string, keyof Brief> = {
  document: 'document',
  catalyst: 'catalyst',
  additionalContext: 'context',
  companyName: 'sender',
  productService: 'product',
  keyBenefits: 'benefits',
  targetAudience: 'audience',
  callToAction: 'callToAction',
  toneStyle: 'tone',
  toolInstructions: 'tone',
};

/** Sorts fenced material into a brief. Material of another name counts as context, or as a document where it is long. */
export function readBrief(fences: Fenced[]): Brief {
  const brief: Brief = {
    document: '',
    catalyst: '',
    context: '',
    sender: '',
    product: '',
    benefits: '',
    audience: '',
    callToAction: '',
    tone: '',
  };
  for (const { name, text } of fences) {
    const field = FIELDS[name] ?? (text.length > 2_000 ? 'document' : 'context');
    brief[field] = [brief[field], text.trim()].filter(Boolean).join('\n\n');
  }
  return brief;
}
