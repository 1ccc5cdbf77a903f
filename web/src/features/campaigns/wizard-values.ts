import {
  CAMPAIGN_TYPES,
  CampaignRequest,
  missingInCampaign,
  refusedInGroup,
  TONE_PERSPECTIVES,
  type Offer,
} from '@copydesk/contracts';
import { validateSync } from 'class-validator';
import { RHYTHMS, sendDaysOf } from './send-days';
import { fieldsOf, STEPS, type FieldName } from './wizard-fields';

/** Stands for what was typed into the field of a number and is none: '1e', or '12,5' in some browsers. */
export const NO_NUMBER = 'no number';

/** What was typed, by field. Numbers stay as they were typed: nothing is lost on the way to a valid one. */
export type WizardValues = Record<FieldName, string>;

export const EMPTY_VALUES: WizardValues = {
  'campaignContext.productName': '',
  'campaignContext.campaignType': 'Renewal Campaign',
  'campaignContext.campaignObjective': '',
  'campaignContext.targetAudience': '',
  'performanceHighlights.winners': '0',
  'performanceHighlights.losers': '0',
  'performanceHighlights.totalGains': '0',
  'performanceHighlights.totalLosses': '0',
  'performanceHighlights.avgWinner': '0',
  'performanceHighlights.avgLoser': '0',
  'performanceHighlights.period': '',
  'performanceHighlights.basis': '',
  'renewalOfferDetails.standardPrice': '0',
  'renewalOfferDetails.discountedPrice': '0',
  'renewalOfferDetails.vipPrice': '0',
  'renewalOfferDetails.keyFeatures': '',
  'renewalOfferDetails.specialPromos': '',
  'urgencyElements.expiryDate': '',
  'schedule.firstDay': '',
  'schedule.rhythm': RHYTHMS[0],
  'urgencyElements.scarcityTactics': '',
  'creativeMessaging.toneStyle': '',
  'creativeMessaging.tonePerspective': 'Guru (First Person)',
  'creativeMessaging.coreMessaging': '',
  'creativeMessaging.ctaSuggestions': '',
  orderFormExample: '',
};

/** What an offer says of itself, in the fields of a campaign for it. */
export function valuesOfOffer(offer: Offer | null): Partial<WizardValues> {
  if (!offer) return {};
  const price = (typed: string) => typed.replace(/^\$ ?/, '');
  const said: Partial<WizardValues> = {
    'campaignContext.productName': offer.name,
    'campaignContext.targetAudience': offer.audience,
    'renewalOfferDetails.standardPrice': price(offer.standardPrice),
    'renewalOfferDetails.discountedPrice': price(offer.discountedPrice),
    'renewalOfferDetails.vipPrice': price(offer.vipPrice),
    'renewalOfferDetails.keyFeatures': offer.benefits,
    'creativeMessaging.ctaSuggestions': offer.callToAction,
  };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text.trim() !== ''));
}

/** A document that goes with the brief. */
interface HandedIn {
  content: string;
  documentId: string | null;
}

/** What the server is asked to write from. An amount that was left empty is 0; a loss may be typed with either sign. */
export function requestOf(values: WizardValues, document: HandedIn | null): CampaignRequest {
  const amount = (name: FieldName) => Number(values[name]);
  const loss = (name: FieldName) => Math.abs(amount(name));
  const given = (name: FieldName) => values[name].trim() || undefined;
  const rhythm = choiceOf(RHYTHMS, values['schedule.rhythm']);
  return {
    campaignContext: {
      productName: values['campaignContext.productName'].trim(),
      campaignType: choiceOf(CAMPAIGN_TYPES, values['campaignContext.campaignType']),
      campaignObjective: values['campaignContext.campaignObjective'].trim(),
      targetAudience: values['campaignContext.targetAudience'].trim(),
    },
    performanceHighlights: {
      winners: amount('performanceHighlights.winners'),
      losers: amount('performanceHighlights.losers'),
      totalGains: amount('performanceHighlights.totalGains'),
      totalLosses: loss('performanceHighlights.totalLosses'),
      avgWinner: amount('performanceHighlights.avgWinner'),
      // Not -loss(...), which makes -0 of 0.
      avgLoser: 0 - loss('performanceHighlights.avgLoser'),
      period: given('performanceHighlights.period'),
      basis: given('performanceHighlights.basis'),
    },
    renewalOfferDetails: {
      standardPrice: amount('renewalOfferDetails.standardPrice'),
      discountedPrice: amount('renewalOfferDetails.discountedPrice'),
      vipPrice: amount('renewalOfferDetails.vipPrice'),
      keyFeatures: values['renewalOfferDetails.keyFeatures'].trim(),
      specialPromos: given('renewalOfferDetails.specialPromos'),
    },
    urgencyElements: {
      expiryDate: values['urgencyElements.expiryDate'],
      scarcityTactics: given('urgencyElements.scarcityTactics'),
    },
    creativeMessaging: {
      toneStyle: values['creativeMessaging.toneStyle'].trim(),
      tonePerspective: choiceOf(TONE_PERSPECTIVES, values['creativeMessaging.tonePerspective']),
      coreMessaging: values['creativeMessaging.coreMessaging'].trim(),
      ctaSuggestions: given('creativeMessaging.ctaSuggestions'),
    },
    fileContent: document?.content || undefined,
    documentId: document?.documentId ?? undefined,
    orderFormExample: given('orderFormExample'),
    sendDates: sendDaysOf(values['schedule.firstDay'], rhythm),
  };
}

/** What is refused, by its field: the server says the same. */
export function errorsOf(request: CampaignRequest): Record<string, string> {
  const refused = validateSync(Object.assign(new CampaignRequest(), request)).flatMap(
    (error) =>
      refusedInGroup(error) ?? [
        { field: error.property, message: Object.values(error.constraints ?? {})[0] ?? 'Not accepted' },
      ],
  );
  return Object.fromEntries(refused.map(({ field, message }) => [field, message]));
}

/** What a good campaign still lacks, by its field. The brand's voice stands for a tone, and a record says of when and of what it is. */
export function missingIn(request: CampaignRequest, voice: string): FieldName[] {
  const lacks = missingInCampaign(request).map(({ group, field }) => `${group}.${field}`);
  const { period, basis, ...figures } = request.performanceHighlights;
  const hasRecord = Object.values(figures).some((figure) => figure !== 0);
  const open = new Set([
    ...lacks.filter((name) => name !== 'creativeMessaging.toneStyle' || voice.trim() === ''),
    ...(hasRecord && !period ? ['performanceHighlights.period'] : []),
    ...(hasRecord && !basis ? ['performanceHighlights.basis'] : []),
  ]);
  return STEPS.flatMap(fieldsOf).filter((name) => open.has(name));
}

/** Of the fields that a good campaign needs, how many there are. */
export const NEEDED = missingInCampaign(new CampaignRequest()).length;

function choiceOf<T extends string>(choices: readonly [T, ...T[]], value: string): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}
