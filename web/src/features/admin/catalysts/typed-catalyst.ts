import type { AdminCatalyst, CatalystRequest } from '@copydesk/contracts';

/** A catalyst as the form shows it. */
export interface TypedCatalyst {
  title: string;
  text: string;
  sector: string;
  source: string;
  url: string;
  /** 'YYYY-MM-DD', as a date field holds it. */
  publishedAt: string;
}

export const EMPTY_CATALYST: TypedCatalyst = { title: '', text: '', sector: '', source: '', url: '', publishedAt: '' };

export function typedOf({ title, text, sector, source, url, publishedAt }: AdminCatalyst): TypedCatalyst {
  return { title, text, sector, source: source ?? '', url: url ?? '', publishedAt: publishedAt.slice(0, 10) };
}

/** What the server is asked to keep: what is empty is cleared. A day that was not changed keeps its time. */
export function requestOf(typed: TypedCatalyst, before: AdminCatalyst | null): CatalystRequest {
  const isSameDay = before?.publishedAt.slice(0, 10) === typed.publishedAt;
  return {
    title: typed.title.trim(),
    text: typed.text.trim(),
    sector: typed.sector.trim(),
    source: typed.source.trim(),
    url: typed.url.trim(),
    publishedAt: (isSameDay ? before?.publishedAt : typed.publishedAt) || undefined,
  };
}
