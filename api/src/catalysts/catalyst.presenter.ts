import { catalystText, type AdminCatalyst, type CatalystFeed, type RawCatalystResponse } from '@copydesk/contracts';
import type { Catalyst, FeedRow } from '@copydesk/database';

/** A catalyst that nobody has judged. */
export function presentRaw(catalyst: Catalyst): RawCatalystResponse {
  const { id, title, sector, source, url, publishedAt, isSample } = catalyst;
  return {
    id: String(id),
    title,
    text: catalystText(catalyst),
    sector,
    impact: null,
    angle: null,
    reason: null,
    source,
    url,
    publishedAt: publishedAt.toISOString(),
    isSample,
  };
}

/** A catalyst as administrators see it. */
export function presentCatalyst(catalyst: Catalyst): AdminCatalyst {
  const { id, title, text, sector, source, url, publishedAt, isSample, isRetired, feedId } = catalyst;
  return {
    id,
    title,
    text,
    sector,
    source,
    url,
    publishedAt: publishedAt.toISOString(),
    isSample,
    isRetired,
    feedId,
  };
}

export function presentFeed({ lastRunAt, ...rest }: FeedRow): CatalystFeed {
  return { ...rest, lastRunAt: lastRunAt?.toISOString() ?? null };
}
