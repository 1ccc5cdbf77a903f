/** Days are YYYY-MM-DD; `start` is null for a value at a day. */
interface FiledPeriod {
  start: string | null;
  end: string;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const LENGTHS: Record<number, string> = {
  1: 'one month',
  3: 'three months',
  6: 'six months',
  9: 'nine months',
  12: 'year',
};
const MONTH_DAYS = 30.44;
const DAY_MS = 86_400_000;

/** How many months a period has, rounded: quarters of thirteen weeks have three. */
export function monthsOf({ start, end }: { start: string; end: string }): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS / MONTH_DAYS);
}

/** '27 July 2025' */
export function sayFiledDay(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

/** 'three months to 27 July 2025', 'at 27 July 2025' */
export function sayFiledPeriod({ start, end }: FiledPeriod): string {
  if (start === null) return `at ${sayFiledDay(end)}`;
  const months = monthsOf({ start, end });
  return `${LENGTHS[months] ?? `${months} months`} to ${sayFiledDay(end)}`;
}

const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** '$46.743 billion', '$1.08', '24.5 billion shares' */
export function sayFiledValue(value: number, unit: string): string {
  const sign = value < 0 ? '−' : '';
  const size = Math.abs(value);
  if (unit === 'pure') return `${value}`;
  const [currency = '', per] = unit.split('/');
  const [scale, word] = per === undefined ? (SCALES.find(([least]) => size >= least) ?? [1, '']) : [1, ''];
  const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3, minimumFractionDigits: per ? 2 : 0 });
  const number = [digits.format(size / scale), word].filter(Boolean).join(' ');
  if (currency === 'USD') return `${sign}$${number}`;
  return `${sign}${number} ${currency}`;
}
