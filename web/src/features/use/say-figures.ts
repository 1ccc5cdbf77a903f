const WEEK = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A week by its Monday: 'Nov 16'. */
export function sayWeek(weekStart: string): string {
  return WEEK.format(new Date(`${weekStart}T00:00:00Z`));
}

/** '7.5'; 'none' for weeks without a review. */
export function sayScore(score: number | null): string {
  return score === null ? 'none' : score.toFixed(1);
}
