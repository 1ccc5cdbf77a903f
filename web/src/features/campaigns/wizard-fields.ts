import { CAMPAIGN_TYPES, TONE_PERSPECTIVES } from '@copydesk/contracts';

/** The steps of the wizard, in their order. */
export const STEPS = ['Context', 'Performance', 'Offer', 'Urgency', 'Messaging', 'Generate'] as const;
export type Step = (typeof STEPS)[number];

export interface WizardField {
  step: Step;
  label: string;
  kind: 'text' | 'words' | 'count' | 'money' | 'percent' | 'date' | 'choice';
  options?: readonly string[];
  isOptional?: boolean;
  placeholder?: string;
}

/** Every field of the brief, by its place in the request. */
const FIELDS = {
  'campaignContext.productName': { step: 'Context', label: 'Product name', kind: 'text' },
  'campaignContext.campaignType': { step: 'Context', label: 'Campaign type', kind: 'choice', options: CAMPAIGN_TYPES },
  'campaignContext.campaignObjective': {
    step: 'Context',
    label: 'Campaign objective',
    kind: 'words',
    placeholder: 'What the campaign should achieve',
  },
  'campaignContext.targetAudience': {
    step: 'Context',
    label: 'Target audience',
    kind: 'words',
    placeholder: 'Who reads it',
  },
  'performanceHighlights.winners': { step: 'Performance', label: 'Winners', kind: 'count' },
  'performanceHighlights.losers': { step: 'Performance', label: 'Losers', kind: 'count' },
  'performanceHighlights.totalGains': { step: 'Performance', label: 'Total gains ($)', kind: 'money' },
  'performanceHighlights.totalLosses': { step: 'Performance', label: 'Total losses ($)', kind: 'money' },
  'performanceHighlights.avgWinner': { step: 'Performance', label: 'Average winner (%)', kind: 'percent' },
  'performanceHighlights.avgLoser': { step: 'Performance', label: 'Average loser (%), 0 or less', kind: 'percent' },
  'renewalOfferDetails.standardPrice': { step: 'Offer', label: 'Standard price ($)', kind: 'money' },
  'renewalOfferDetails.discountedPrice': { step: 'Offer', label: 'Discounted price ($)', kind: 'money' },
  'renewalOfferDetails.vipPrice': { step: 'Offer', label: 'VIP price ($)', kind: 'money' },
  'renewalOfferDetails.keyFeatures': {
    step: 'Offer',
    label: 'Key features',
    kind: 'words',
    placeholder: 'One per line',
  },
  'renewalOfferDetails.specialPromos': { step: 'Offer', label: 'Special promos', kind: 'words', isOptional: true },
  'urgencyElements.expiryDate': { step: 'Urgency', label: 'Expiry date', kind: 'date' },
  'urgencyElements.scarcityTactics': { step: 'Urgency', label: 'Scarcity tactics', kind: 'words', isOptional: true },
  'creativeMessaging.toneStyle': { step: 'Messaging', label: 'Tone/style', kind: 'text' },
  'creativeMessaging.tonePerspective': {
    step: 'Messaging',
    label: 'Tone perspective',
    kind: 'choice',
    options: TONE_PERSPECTIVES,
  },
  'creativeMessaging.coreMessaging': { step: 'Messaging', label: 'Core messaging', kind: 'words' },
  'creativeMessaging.ctaSuggestions': { step: 'Messaging', label: 'CTA suggestions', kind: 'words', isOptional: true },
  orderFormExample: { step: 'Generate', label: 'Order form example', kind: 'words', isOptional: true },
} satisfies Record<string, WizardField>;

export type FieldName = keyof typeof FIELDS;

const NAMES = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS);

export const fieldOf = (name: FieldName): WizardField => FIELDS[name];

/** The fields of a step, in their order. */
export function fieldsOf(step: Step): FieldName[] {
  return NAMES.filter((name) => FIELDS[name].step === step);
}

/** The step on which a field stands; null for one that is not typed into. */
export function stepOf(name: string): Step | null {
  const known = NAMES.find((other) => other === name);
  return known ? FIELDS[known].step : null;
}
