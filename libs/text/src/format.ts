/** Dollars as they stand in copy: '$1,999', '$49.50'. */
export function formatMoney(dollars: number): string {
  const minimumFractionDigits = Number.isInteger(dollars) ? 0 : 2;
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits });
}

/** Percent as they stand in copy: '12.5%', '-8%'. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** A number as it stands in copy: '1,204'. */
export function formatNumber(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

const LONG = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (YYYY-MM-DD) as it stands in copy, with its weekday: 'Friday, January 30, 2026'. Another text stays as it is. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : LONG.format(date);
}
