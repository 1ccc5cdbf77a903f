import {
  CAMPAIGN_PARTS,
  PART_NAMES,
  type Campaign,
  type CampaignPartName,
  type CampaignType,
} from '@copydesk/contracts';
import { checkAmounts } from './check-amounts';
import { checkExpiry } from './check-expiry';
import { checkProduct } from './check-product';
import { checkRecord } from './check-record';
import { checkUrgency } from './check-urgency';
import { enteredWords, placesOf, type Check, type Finding } from './finding';

/** What a reader takes for a campaign of that type. */
const SIGNS: Record<CampaignType, RegExp> = {
  'Renewal Campaign': /\brenewal (?:campaign|offer|price|discount|sale)\b|\byour renewal\b/gi,
  'Flash Campaign': /\bflash[- ](?:campaign|sale|offer|deal)\b/gi,
  'Cross-Sales Campaign': /\bcross-?[- ]?(?:sales?|sell(?:ing)?) (?:campaign|offer)\b/gi,
};

/** No part speaks of a campaign of another type, unless its words were entered. */
const checkType: Check = ({ part, text, request }) => {
  const own = request.campaignContext.campaignType;
  const entered = enteredWords(request).toLowerCase();
  return Object.entries(SIGNS)
    .filter(([type]) => type !== own)
    .flatMap(([, pattern]) => placesOf(text, pattern))
    .filter(({ match }) => !entered.includes(match[0].toLowerCase()))
    .map(({ match, place }) => ({
      place,
      message: `${PART_NAMES[part]} says “${match[0]}”. Entered: ${own}.`,
    }));
};

const CHECKS: Check[] = [checkProduct, checkAmounts, checkRecord, checkType, checkExpiry, checkUrgency];

/** Holds every part of a campaign against what was entered, by rule. Each place is told once. */
export function checkCampaign(
  { request, sendDates }: Pick<Campaign, 'request' | 'sendDates'>,
  parts: { part: CampaignPartName; content: string }[],
): Finding[] {
  return parts.flatMap(({ part, content: text }) => {
    const sendDate = sendDates[CAMPAIGN_PARTS.indexOf(part)] ?? null;
    const found = CHECKS.flatMap((check) => check({ part, text, request, sendDate }));
    const apart = found.filter(
      ({ place }, index) => !found.slice(0, index).some((other) => overlap(other.place, place)),
    );
    return apart.map((finding) => ({ part, ...finding })).sort((a, b) => startOf(a) - startOf(b));
  });
}

function overlap(a: Finding['place'], b: Finding['place']): boolean {
  return a !== null && b !== null && a.from < b.to && b.from < a.to;
}

const startOf = ({ place }: Finding) => place?.from ?? -1;
