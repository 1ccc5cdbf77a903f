import {
  ADMIN,
  type AdminWarning,
  type AnalyticsEventResponse,
  type AppUsageResponse,
  type DashboardStats,
  type RealtimeResponse,
  type UserActivityResponse,
} from '@copydesk/contracts';

/** What the calls answer. Each part is replaced alone. */
export interface FigureParts {
  stats: DashboardStats;
  warnings: AdminWarning[];
  appUsage: AppUsageResponse[];
  userActivity: UserActivityResponse[];
  realtime: RealtimeResponse;
}

type FigurePart = keyof FigureParts;

const PARTS: readonly FigurePart[] = ['stats', 'warnings', 'appUsage', 'userActivity', 'realtime'];

export interface FiguresState {
  parts: Partial<FigureParts>;
  /** When the server read each part: milliseconds since 1970 by its clock. */
  readAt: Partial<Record<FigurePart, number>>;
  /** The newest events, the newest first. */
  feed: AnalyticsEventResponse[];
}

export const NO_FIGURES: FiguresState = { parts: {}, readAt: {}, feed: [] };

/** What a poll answers and what is pushed, in one form. */
export type News =
  | { kind: 'figures'; asOf: string; parts: Partial<FigureParts> }
  | { kind: 'events'; events: AnalyticsEventResponse[] };

/**
 * The only way into the state. Figures give way to those read later, events are known by their id: late, repeated and
 * lost news, in any order, leave the same state as soon as the newest figures are there.
 */
export function takeNews(state: FiguresState, news: News): FiguresState {
  if (news.kind === 'events') return { ...state, feed: newestOf(news.events, state.feed) };
  const at = Date.parse(news.asOf);
  const parts = { ...news.parts };
  const readAt = { ...state.readAt };
  for (const part of PARTS) {
    if (parts[part] === undefined || at < (readAt[part] ?? -Infinity)) delete parts[part];
    else readAt[part] = at;
  }
  const seen = news.parts.realtime?.liveEvents ?? [];
  const feed = parts.realtime ? newestOf(state.feed, seen) : newestOf(seen, state.feed);
  return { parts: { ...state.parts, ...parts }, readAt, feed };
}

/** When the newest of the figures was read; null while there are none. */
export function lastReadAt({ readAt }: FiguresState): number | null {
  const times = Object.values(readAt);
  return times.length === 0 ? null : Math.max(...times);
}

/** Of two that tell the same event, the second is believed. */
function newestOf(events: AnalyticsEventResponse[], believed: AnalyticsEventResponse[]): AnalyticsEventResponse[] {
  const byId = new Map([...events, ...believed].map((event) => [event.id, event]));
  return [...byId.values()].sort(newestFirst).slice(0, ADMIN.feedSize);
}

function newestFirst(one: AnalyticsEventResponse, other: AnalyticsEventResponse): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1;
  return Number(other.id) - Number(one.id);
}
