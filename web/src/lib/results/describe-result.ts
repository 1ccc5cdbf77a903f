import { RESULT_COUNTS, shareOf, type EmailResult, type ResultCount } from '@copydesk/contracts';
import { formatDate } from '../format-date';
import { formatCount } from '../format-numbers';

export const RESULT_NAMES: Record<ResultCount, string> = {
  opened: 'Opened',
  clicked: 'Clicked',
  sold: 'Sold',
  unsubscribed: 'Unsubscribed',
};

export const OPENS_NOTE = 'Opens are inflated: mail programs that protect privacy open emails by themselves.';

/** What readers did, as words. */
interface ToldShare {
  measure: ResultCount;
  name: string;
  count: string;
  rate: string;
  /** Its 95 % interval: '2.1 to 4.3%'. */
  range: string;
}

/** A share and its 95 % interval, as they are shown. */
export function tellShare(part: number, whole: number): { rate: string; range: string } {
  const { rate, low, high } = shareOf(part, whole);
  return { rate: `${percent(rate)}%`, range: `${percent(low)} to ${percent(high)}%` };
}

/** Each share that is known, with its interval. */
export function tellShares(result: EmailResult): ToldShare[] {
  return RESULT_COUNTS.flatMap((measure) => {
    const count = result[measure];
    if (count === null) return [];
    return [
      {
        measure,
        name: RESULT_NAMES[measure],
        count: formatCount(count),
        ...tellShare(count, result.sent),
      },
    ];
  });
}

/** '3.1% clicked (2.4 to 4%), sent to 1,000': the surest sign that there is. */
export function tellBriefly(result: EmailResult): string {
  const shares = tellShares(result);
  const best = (['clicked', 'sold', 'opened'] as const).flatMap(
    (measure) => shares.find((share) => share.measure === measure) ?? [],
  )[0];
  const share = best && `${best.rate} ${best.name.toLowerCase()} (${best.range})`;
  return [share, tellSent(result)].filter(Boolean).join(', ');
}

/** 'sent to 1,000 on Nov 3, 2026' */
export function tellSent({ sent, sentOn }: EmailResult): string {
  return `sent to ${formatCount(sent)}${sentOn && ` on ${formatDate(`${sentOn}T12:00:00`)}`}`;
}

/** With as many places as tell two rates apart. */
function percent(share: number): string {
  const value = share * 100;
  return String(Number(value.toFixed(value >= 10 ? 0 : value >= 1 ? 1 : 2)));
}
