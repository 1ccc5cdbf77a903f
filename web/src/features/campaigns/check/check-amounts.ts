import { PART_NAMES, type CampaignRequest } from '@copydesk/contracts';
import { formatMoney, trimEndBy } from '@copydesk/text';
import { enteredWords, type Check } from './finding';
import { isSame, readAmounts } from './read-amounts';

interface Entered {
  name: string;
  value: number;
  label: RegExp;
}

/** Dollars in a part: those under a label are the ones entered there; others were entered somewhere, or follow from it. */
export const checkAmounts: Check = ({ part, text, request }) => {
  const entered = enteredAmounts(request);
  const others = [...differences(request), ...readAmounts(enteredWords(request)).map(({ value }) => value)];
  return readAmounts(text).flatMap((amount) => {
    const { said, place } = amount;
    const above = text.slice(0, place.from);
    const before = above.slice(trimEndBy(above, /[^$\n.!?;|]/).length);
    const labeled = lastLabeled(before, entered);
    if (labeled) {
      if (labeled.value !== 0 && isSame(amount, labeled.value)) return [];
      const right = labeled.value === 0 ? 'None was entered.' : `Entered: ${formatMoney(labeled.value)}.`;
      return [{ place, message: `${PART_NAMES[part]} says ${said} for the ${labeled.name}. ${right}` }];
    }
    if ([...entered.map(({ value }) => value), ...others].some((value) => value !== 0 && isSame(amount, value)))
      return [];
    // The whole of a document that was kept is not at hand here: the ledger tells what stands in it.
    if (request.documentId) return [];
    const known = entered.filter(({ value }) => value !== 0).map(({ name, value }) => `${name} ${formatMoney(value)}`);
    const right = known.length > 0 ? `Entered: ${known.join(', ')}.` : 'No amount was entered.';
    return [{ place, message: `${PART_NAMES[part]} says ${said}, which was not entered. ${right}` }];
  });
};

function enteredAmounts({ renewalOfferDetails: offer, performanceHighlights: record }: CampaignRequest): Entered[] {
  return [
    { name: 'standard price', value: offer.standardPrice, label: /\b(?:standard|regular|list) price\b/gi },
    { name: 'discounted price', value: offer.discountedPrice, label: /\bdiscount(?:ed)? price\b/gi },
    { name: 'VIP price', value: offer.vipPrice, label: /\bVIP price\b/gi },
    { name: 'total gains', value: record.totalGains, label: /\btotal gains\b/gi },
    { name: 'total losses', value: record.totalLosses, label: /\btotal losses\b/gi },
  ];
}

/** What one saves, and what is left of the gains: nobody enters it, and it is right. */
function differences({ renewalOfferDetails: offer, performanceHighlights: record }: CampaignRequest): number[] {
  const { standardPrice, discountedPrice, vipPrice } = offer;
  return [
    standardPrice - discountedPrice,
    standardPrice - vipPrice,
    vipPrice - discountedPrice,
    record.totalGains - record.totalLosses,
  ];
}

/** The label that stands last before an amount. */
function lastLabeled(before: string, entered: Entered[]): Entered | null {
  const found = entered.map((one) => ({ one, at: [...before.matchAll(one.label)].at(-1)?.index ?? -1 }));
  const last = found.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at)[0];
  return last?.one ?? null;
}
