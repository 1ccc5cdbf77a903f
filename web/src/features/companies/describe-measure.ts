import type { MeasureHistory } from '@copydesk/contracts';

/** '$46.74B', '$1.08', '24.34B' */
export function formatAmount(value: number, unit: string): string {
  const [currency = '', per] = unit.split('/');
  const isMoney = /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat('en-US', {
    ...(isMoney && { style: 'currency', currency }),
    ...(per === undefined && { notation: 'compact' }),
    minimumFractionDigits: per === undefined ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value);
}

/** '+56% on a year earlier'; null where there is none to compare with, or where a share of it says nothing. */
export function changeInYear({ quarters }: Pick<MeasureHistory, 'quarters'>): string | null {
  const newest = quarters.at(-1);
  const before = newest && quarters.find(({ end }) => isYearBefore(end, newest.end));
  if (!before || before.value <= 0 || newest.value < 0) return null;
  const percent = Math.round((newest.value / before.value - 1) * 100);
  return `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-US')}% on a year earlier`;
}

const DAY_MS = 86_400_000;

/** Quarters of a year of weeks end some days apart. */
function isYearBefore(end: string, newest: string): boolean {
  const days = (Date.parse(newest) - Date.parse(end)) / DAY_MS;
  return Math.abs(days - 365) <= 10;
}

/** True where the newest of eight quarters is above all others. */
export function isHighest({ quarters }: Pick<MeasureHistory, 'quarters'>): boolean {
  const values = quarters.map(({ value }) => value);
  const newest = values.pop();
  return values.length === 7 && newest !== undefined && values.every((value) => value < newest);
}
