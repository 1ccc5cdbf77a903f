import {
  RESULT_COUNTS,
  RESULT_NAMES,
  tellShare,
  tellSurest,
  type EmailResult,
  type ResultCount,
} from '@copydesk/contracts';
import { formatDate } from '../format-date';
import { formatCount } from '../format-numbers';

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
  return [tellSurest(result), tellSent(result)].filter(Boolean).join(', ');
}

/** 'sent to 1,000 on Nov 3, 2026' */
export function tellSent({ sent, sentOn }: EmailResult): string {
  return `sent to ${formatCount(sent)}${sentOn && ` on ${formatDate(`${sentOn}T12:00:00`)}`}`;
}
