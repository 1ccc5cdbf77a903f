import type { DocumentDay } from '@copydesk/contracts';
import { formatPublished } from '@/lib/format-date';

const DAY_MS = 86_400_000;
/** From when on readers ask why it comes this week. */
const OLD_DAYS = 45;

const daysSince = ({ day }: DocumentDay, now: Date) => Math.floor((+now - Date.parse(day)) / DAY_MS);

/** True for a document that is no news any more. */
export function isOld(document: DocumentDay, now: Date): boolean {
  return daysSince(document, now) >= OLD_DAYS;
}

/** 'Filed 5 months ago (26 Oct 2023): why this week?' */
export function askWhyNow(document: DocumentDay, now: Date): string {
  const { is, day } = document;
  const days = daysSince(document, now);
  const months = Math.round(days / 30.4);
  const age =
    days < 60 ? `${Math.round(days / 7)} weeks` : months < 24 ? `${months} months` : `${Math.floor(months / 12)} years`;
  const said = { filed: 'Filed', published: 'Published', period: 'Its period ended' }[is];
  return `${said} ${age} ago (${formatPublished(day)}): why this week? Say it below, or add news.`;
}
