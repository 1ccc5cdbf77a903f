import { shareOf, type EmailResult, type ResultCount } from './results';

export const RESULT_NAMES: Record<ResultCount, string> = {
  opened: 'Opened',
  clicked: 'Clicked',
  sold: 'Sold',
  unsubscribed: 'Unsubscribed',
};

/** The measures from the surest sign down: opens are inflated. */
const SUREST = ['clicked', 'sold', 'opened'] as const;

/** A share and its 95 % interval, as they are told: '3%', '2.1 to 4.3%'. */
export function tellShare(part: number, whole: number): { rate: string; range: string } {
  const { rate, low, high } = shareOf(part, whole);
  return { rate: `${percent(rate)}%`, range: `${percent(low)} to ${percent(high)}%` };
}

/** '3.1% clicked (2.4 to 4%)': the surest sign that there is; null where there is none. */
export function tellSurest(result: EmailResult): string | null {
  for (const measure of SUREST) {
    const count = result[measure];
    if (count === null) continue;
    const { rate, range } = tellShare(count, result.sent);
    return `${rate} ${RESULT_NAMES[measure].toLowerCase()} (${range})`;
  }
  return null;
}

/** With as many places as tell two rates apart. */
function percent(share: number): string {
  const value = share * 100;
  return String(Number(value.toFixed(value >= 10 ? 0 : value >= 1 ? 1 : 2)));
}
