import { CAMPAIGN_TYPES, TONE_PERSPECTIVES } from '@copydesk/contracts';
import { RHYTHMS } from './send-days';

/** The steps of the wizard, in their order. */
export const STEPS = ['Context', 'Performance', 'Offer', 'Urgency', 'Messaging', 'Generate'] as const;
export type Step = (typeof STEPS)[number];

export interface WizardField {
  step: Step;
  label: string;
  kind: 'text' | 'words' | 'count' | 'money' | 'percent' | 'date' | 'choice';
  options?: readonly string[];
  mark?: 'required' | 'optional';
  /** What is meant, in a line. */
  about?: string;
  placeholder?: string;
}

/** Every field of the brief, by its place in the request. */
const FIELDS = {
  'campaignContext.productName': { step: 'Context', label: 'Product name', kind: 'text', mark: 'required' },
  'campaignContext.campaignType': {
    step: 'Context',
    label: 'Campaign type',
    kind: 'choice',
    options: CAMPAIGN_TYPES,
    mark: 'required',
    about:
      'Renewal keeps subscribers, a flash offer sells for a few days, cross-sales sells one product to readers of another.',
  },
  'campaignContext.campaignObjective': {
    step: 'Context',
    label: 'Campaign objective',
    kind: 'words',
    mark: 'required',
    placeholder: 'What the campaign should achieve',
  },
  'campaignContext.targetAudience': {
    step: 'Context',
    label: 'Target audience',
    kind: 'words',
    mark: 'required',
    placeholder: 'Who reads it',
  },
  'performanceHighlights.winners': {
    step: 'Performance',
    label: 'Winners',
    kind: 'count',
    about: 'How many of the picks closed with a gain.',
  },
  'performanceHighlights.losers': {
    step: 'Performance',
    label: 'Losers',
    kind: 'count',
    about: 'How many closed with a loss.',
  },
  'performanceHighlights.totalGains': {
    step: 'Performance',
    label: 'Total gains ($)',
    kind: 'money',
    about: 'All winners together.',
  },
  'performanceHighlights.totalLosses': {
    step: 'Performance',
    label: 'Total losses ($)',
    kind: 'money',
    about: 'All losers together. 500 and -500 mean the same.',
  },
  'performanceHighlights.avgWinner': {
    step: 'Performance',
    label: 'Average winner (%)',
    kind: 'percent',
    about: 'The gain of each.',
  },
  'performanceHighlights.avgLoser': {
    step: 'Performance',
    label: 'Average loser (%)',
    kind: 'percent',
    about: 'The loss of each. 8.25 and -8.25 mean the same.',
  },
  'performanceHighlights.period': {
    step: 'Performance',
    label: 'Period',
    kind: 'text',
    mark: 'optional',
    about: 'From when to when they were counted.',
    placeholder: 'January 2024 to December 2025',
  },
  'performanceHighlights.basis': {
    step: 'Performance',
    label: 'Basis',
    kind: 'text',
    mark: 'optional',
    about: 'What was counted, and how.',
    placeholder: 'Closed trades, before fees',
  },
  'renewalOfferDetails.standardPrice': {
    step: 'Offer',
    label: 'Standard price ($)',
    kind: 'money',
    about: 'What it costs without the offer.',
  },
  'renewalOfferDetails.discountedPrice': {
    step: 'Offer',
    label: 'Discounted price ($)',
    kind: 'money',
    about: 'What it costs in this campaign.',
  },
  'renewalOfferDetails.vipPrice': {
    step: 'Offer',
    label: 'VIP price ($)',
    kind: 'money',
    about: 'For the best customers; 0 where there is none.',
  },
  'renewalOfferDetails.keyFeatures': {
    step: 'Offer',
    label: 'Key features',
    kind: 'words',
    mark: 'required',
    placeholder: 'One per line',
  },
  'renewalOfferDetails.specialPromos': {
    step: 'Offer',
    label: 'Special promos',
    kind: 'words',
    mark: 'optional',
    about: 'What comes on top: a bonus report, a longer term, a guarantee.',
  },
  'urgencyElements.expiryDate': {
    step: 'Urgency',
    label: 'Expiry date',
    kind: 'date',
    mark: 'required',
    about: 'The last day of the offer. Every deadline in the emails is held against it.',
  },
  'schedule.firstDay': {
    step: 'Urgency',
    label: 'First day',
    kind: 'date',
    mark: 'optional',
    about:
      'When the email of Day 1 goes out. “Tonight” and “tomorrow” are written only where these days make them true.',
  },
  'schedule.rhythm': {
    step: 'Urgency',
    label: 'Rhythm',
    kind: 'choice',
    options: RHYTHMS,
    about: 'When the other four follow.',
  },
  'urgencyElements.scarcityTactics': {
    step: 'Urgency',
    label: 'Scarcity tactics',
    kind: 'words',
    mark: 'optional',
    about: 'What is truly limited: seats, copies, a price for the first hundred.',
  },
  'creativeMessaging.toneStyle': {
    step: 'Messaging',
    label: 'Tone/style',
    kind: 'text',
    mark: 'required',
    placeholder: 'Conversational, bold, calm',
  },
  'creativeMessaging.tonePerspective': {
    step: 'Messaging',
    label: 'Tone perspective',
    kind: 'choice',
    options: TONE_PERSPECTIVES,
    about: 'Guru: the expert writes as “I”. Telesales: someone else writes about the expert.',
  },
  'creativeMessaging.coreMessaging': {
    step: 'Messaging',
    label: 'Core messaging',
    kind: 'words',
    mark: 'required',
    about: 'The one thought that all five emails come back to.',
  },
  'creativeMessaging.ctaSuggestions': {
    step: 'Messaging',
    label: 'CTA suggestions',
    kind: 'words',
    mark: 'optional',
    about: 'What the button or the link says, the call to action: Renew now.',
  },
  orderFormExample: {
    step: 'Generate',
    label: 'Order form example',
    kind: 'words',
    mark: 'optional',
    about: 'One of your order forms that worked. The new one follows its structure.',
  },
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
