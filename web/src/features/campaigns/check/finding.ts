import type { CampaignPartName, CampaignRequest } from '@copydesk/contracts';

/** Something in a part that disagrees with what was entered. Places are UTF-16 units; null where something is missing. */
export interface Finding {
  part: CampaignPartName;
  place: { from: number; to: number } | null;
  message: string;
}

/** One part, and all that it is held against. Days are YYYY-MM-DD. */
interface CheckedPart {
  part: CampaignPartName;
  text: string;
  request: CampaignRequest;
  /** When it goes out; null where that was not said. */
  sendDate: string | null;
}

/** One thing that must agree. */
export type Check = (checked: CheckedPart) => Omit<Finding, 'part'>[];

/** What was entered as words, in one text. The example of an order form shows a form, not an offer. */
export function enteredWords({
  campaignContext,
  renewalOfferDetails,
  urgencyElements,
  ...rest
}: CampaignRequest): string {
  const { coreMessaging, ctaSuggestions } = rest.creativeMessaging;
  return [
    campaignContext.productName,
    campaignContext.campaignObjective,
    campaignContext.targetAudience,
    rest.performanceHighlights.period,
    rest.performanceHighlights.basis,
    renewalOfferDetails.keyFeatures,
    renewalOfferDetails.specialPromos,
    urgencyElements.scarcityTactics,
    coreMessaging,
    ctaSuggestions,
    rest.fileContent,
  ].join('\n');
}

/** The matches of a pattern, each with its place: that of its group `at`, or its own. */
export function placesOf(
  text: string,
  pattern: RegExp,
): { match: RegExpMatchArray; place: { from: number; to: number } }[] {
  return [...text.matchAll(pattern)].map((match) => {
    const words = match.groups?.['at'] ?? match[0];
    const from = match.index + match[0].lastIndexOf(words);
    return { match, place: { from, to: from + words.length } };
  });
}
