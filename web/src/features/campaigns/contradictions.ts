import { PART_NAMES, type CampaignRequest, type Offer } from '@copydesk/contracts';
import { formatDay, formatMoney } from '@copydesk/text';
import { EMAILS } from './send-days';
import type { FieldName } from './wizard-fields';
import { valuesOfOffer } from './wizard-values';

export type Contradictions = Partial<Record<FieldName, string>>;

/** What was entered and cannot all be true, each at the field where it is best put right. Whether it is written so is for the user to say. */
export function contradictionsIn(request: CampaignRequest, offer: Offer | null): Contradictions {
  return { ...againstOffer(request, offer), ...inPrices(request), ...inRecord(request), ...inDays(request) };
}

const PRICES = ['standardPrice', 'discountedPrice', 'vipPrice'] as const;

function againstOffer({ renewalOfferDetails: entered }: CampaignRequest, offer: Offer | null): Contradictions {
  const own = valuesOfOffer(offer);
  const found = PRICES.flatMap((price): [string, string][] => {
    const said = Number(own[`renewalOfferDetails.${price}`] ?? 0);
    if (said === 0 || entered[price] === 0 || said === entered[price]) return [];
    return [[`renewalOfferDetails.${price}`, `Your offer “${offer?.name}” says ${formatMoney(said)}.`]];
  });
  return Object.fromEntries(found);
}

function inPrices({ renewalOfferDetails: { standardPrice, discountedPrice } }: CampaignRequest): Contradictions {
  if (standardPrice === 0 || discountedPrice < standardPrice || discountedPrice === 0) return {};
  const than = `the standard price, ${formatMoney(standardPrice)}`;
  const says = discountedPrice === standardPrice ? `This is ${than}: nothing is off.` : `This is more than ${than}.`;
  return { 'renewalOfferDetails.discountedPrice': says };
}

function inRecord({ performanceHighlights: entered }: CampaignRequest): Contradictions {
  const { winners, losers, totalGains, totalLosses, avgWinner, avgLoser } = entered;
  return {
    ...(winners === 0 &&
      (totalGains !== 0 || avgWinner !== 0) && {
        'performanceHighlights.winners': 'Gains are entered, and no winners.',
      }),
    ...(losers === 0 &&
      (totalLosses !== 0 || avgLoser !== 0) && {
        'performanceHighlights.losers': 'Losses are entered, and no losers.',
      }),
  };
}

/** A first day that has passed is none that can be kept; nor can an offer be sold that has ended. */
function inDays({ urgencyElements: { expiryDate }, sendDates = [] }: CampaignRequest): Contradictions {
  const [firstDay = ''] = sendDates;
  const late = sendDates.findIndex((day) => expiryDate !== '' && day > expiryDate);
  const part = EMAILS[late];
  const today = new Date().toISOString().slice(0, 10);
  if (firstDay !== '' && firstDay < today) return { 'schedule.firstDay': `${formatDay(firstDay)} has passed.` };
  if (!part) return {};
  const says = `${PART_NAMES[part]} would go out on ${formatDay(sendDates[late] ?? '')}, after the offer ends on ${formatDay(expiryDate)}.`;
  return { 'schedule.firstDay': says };
}
