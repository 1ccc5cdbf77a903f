import { CAMPAIGN_PARTS, type Campaign, type CampaignPartName } from '@copydesk/contracts';
import { checkAmounts } from './check-amounts';
import { checkExpiry } from './check-expiry';
import { checkProduct } from './check-product';
import { checkRecord } from './check-record';
import { checkType } from './check-type';
import { checkUrgency } from './check-urgency';
import type { Check, Finding } from './finding';

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
