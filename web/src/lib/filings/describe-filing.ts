import type { Company, FilingSummary } from '@copydesk/contracts';
import { formatPublished } from '../format-date';

type DescribedFiling = Pick<FilingSummary, 'form' | 'periodEnd' | 'filedAt'> & Partial<Pick<FilingSummary, 'title'>>;

/** Forms by what their period is. */
const PERIODS: Record<string, string> = { '10-K': 'year', '20-F': 'year', '10-Q': 'quarter' };

/** '10-Q · quarter to 26 Jul 2025 · filed 27 Aug', in its parts. */
export function partsOfFiling(filing: DescribedFiling): string[] {
  const { form, periodEnd, filedAt, title = null } = filing;
  const period = PERIODS[form.replace(/\/A$/, '')];
  const day = filedAt.slice(0, 10);
  const covers = period !== undefined && periodEnd !== null ? `${period} to ${formatPublished(periodEnd)}` : null;
  const isSameYear = covers !== null && periodEnd?.slice(0, 4) === day.slice(0, 4);
  const filed = isSameYear ? formatPublished(day).replace(/ \d{4}$/, '') : formatPublished(day);
  // Many call themselves by their form.
  const named = title?.replace(/^form /i, '').toUpperCase() === form ? null : title;
  return [form, covers ?? named, `filed ${filed}`].flatMap((part) => (part ? [part] : []));
}

export const describeFiling = (filing: DescribedFiling) => partsOfFiling(filing).join(' · ');

/** 'NVIDIA CORP, 10-Q, quarter to 26 Jul 2025' */
export function nameOfFiling({ name }: Pick<Company, 'name'>, filing: DescribedFiling): string {
  return [name, ...partsOfFiling(filing).slice(0, -1)].join(', ');
}
