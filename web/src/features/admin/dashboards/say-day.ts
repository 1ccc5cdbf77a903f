const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day by its date: 'Mar 1'. */
export function sayDay(date: string): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}
