import {
  CAMPAIGN_TYPES,
  CampaignRequest,
  missingInCampaign,
  refusedInGroup,
  TONE_PERSPECTIVES,
} from '@copydesk/contracts';
import { validateSync } from 'class-validator';
import type { FieldName } from './wizard-fields';

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
  'renewalOfferDetails.standardPrice': '0',
  'renewalOfferDetails.discountedPrice': '0',
  'renewalOfferDetails.vipPrice': '0',
  'renewalOfferDetails.keyFeatures': '',
  'renewalOfferDetails.specialPromos': '',
  'urgencyElements.expiryDate': '',
  'urgencyElements.scarcityTactics': '',
  'creativeMessaging.toneStyle': '',
  'creativeMessaging.tonePerspective': 'Guru (First Person)',
  'creativeMessaging.coreMessaging': '',
  'creativeMessaging.ctaSuggestions': '',
  orderFormExample: '',
};

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

/** What a good campaign still lacks, by its field. */
export function missingIn(request: CampaignRequest): Record<string, string> {
  return Object.fromEntries(
    missingInCampaign(request).map(({ group, field, message }) => [`${group}.${field}`, message]),
  );
}

function choiceOf<T extends string>(choices: readonly [T, ...T[]], value: string): T {
  return choices.find((choice) => choice === value) ?? choices[0];
}
