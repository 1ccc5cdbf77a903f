import { CAMPAIGN_PARTS } from '@copydesk/contracts';

/** The parts that are emails, in their order. */
export const EMAILS = CAMPAIGN_PARTS.filter((part) => part !== 'orderForm');

/** How the days of a campaign follow each other, and how many lie between two emails; on weekdays, the weekend is left out. */
const STEPS = { 'Every day': 1, 'Every weekday': 1, 'Every other day': 2, 'Every week': 7 } as const;
export type Rhythm = keyof typeof STEPS;
export const RHYTHMS = ['Every day', 'Every weekday', 'Every other day', 'Every week'] as const satisfies Rhythm[];

/** When each email goes out, YYYY-MM-DD, the first of them on a given day; empty texts where none was given. */
export function sendDaysOf(firstDay: string, rhythm: Rhythm): string[] {
  const day = new Date(`${firstDay}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return EMAILS.map(() => '');
  return EMAILS.map((_, at) => {
    if (at > 0) day.setUTCDate(day.getUTCDate() + STEPS[rhythm]);
    while (at > 0 && rhythm === 'Every weekday' && day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10);
  });
}

/** The rhythm of such days; null where they have none of these. */
export function rhythmOf(days: (string | null)[]): Rhythm | null {
  const told = days.map((day) => day ?? '');
  return RHYTHMS.find((rhythm) => told.join() === sendDaysOf(told[0] ?? '', rhythm).join()) ?? null;
}
