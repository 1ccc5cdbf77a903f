import { PART_NAMES, type CampaignType } from '@copydesk/contracts';
import { enteredWords, placesOf, type Check } from './finding';

/** What a reader takes for a campaign of that type. */
const SIGNS: Record<CampaignType, RegExp> = {
  'Renewal Campaign': /\brenewal (?:campaign|offer|price|discount|sale)\b|\byour renewal\b/gi,
  'Flash Campaign': /\bflash[- ](?:campaign|sale|offer|deal)\b/gi,
  'Cross-Sales Campaign': /\bcross-?[- ]?(?:sales?|sell(?:ing)?) (?:campaign|offer)\b/gi,
};

/** No part speaks of a campaign of another type, unless its words were entered. */
export const checkType: Check = ({ part, text, request }) => {
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
