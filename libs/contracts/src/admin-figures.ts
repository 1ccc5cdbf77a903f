// The figures of the admin dashboards. Times are ISO 8601; days are UTC, and a week is the last 7 x 24 hours. They are
// read by the admin role, or with the unlocked gate; ?format=csv, where it is said, by the admin role alone.

import type { AnalyticsEventResponse, EventMetadata } from './admin-events';

/** Windows, sizes and intervals of the dashboards. Times are milliseconds. */
export const ADMIN = {
  pinLength: 4,
  liveWindowMs: 5 * 60_000,
  activeWindowMs: 3_600_000,
  recentWindowMs: 24 * 3_600_000,
  weekMs: 7 * 24 * 3_600_000,
  /** Days of the daily charts, and of the active users on the admin dashboard. */
  days: 30,
  feedSize: 10,
  /** How many events a `recent...` list holds, and how many generations. */
  recentEvents: 20,
  recentGenerations: 20,
  /** How many rows a page of a figure's details has. */
  detailPage: 20,
  topUsers: 6,
  topUsersOfAdmin: 15,
  userActivities: 10,
  preview: 200,
  userPreview: 300,
  detailPreview: 500,
  errorPreview: 100,
  idPreview: 8,
  /** How much of a form's field is told with a generation. */
  formValueMax: 2_000,
  realtimePollMs: 10_000,
  figuresPollMs: 15_000,
  standaloneStatsPollMs: 30_000,
  standaloneAppsPollMs: 20_000,
  standaloneUsersPollMs: 15_000,
} as const;

/** Says when the figures of an answer were read, so that an older answer never replaces a newer one. */
export const AS_OF_HEADER = 'X-As-Of';

export interface ActionCount {
  actionType: string;
  count: number;
}

/** One day (`2026-03-01`, UTC) of a chart. */
export interface DayCount {
  date: string;
  count: number;
}

/** This week against the week before, in whole percent; null where the week before had nothing to compare with. */
interface WeekTrends {
  generations: number | null;
  activeUsers: number | null;
  copyActions: number | null;
  totalEvents: number | null;
}

/** The figures of GET dashboard-stats, as they are pushed too. */
export interface DashboardStats {
  asOf: string;
  /** Users who did anything in the last hour. */
  activeUsers: number;
  /** Events of the last 7 days by action type, most first. Its sum is `totalAnalyticsEvents`. */
  analyticsBreakdown: ActionCount[];
  /** All events of the last 7 days. */
  totalAnalyticsEvents: number;
  /** Completed generations of the last 7 days. */
  weeklyGenerations: number;
  /** Users who did anything in the last 7 days. */
  weeklyActiveUsers: number;
  /** Copies of the last 7 days. */
  weeklyCopyActions: number;
  trends: WeekTrends;
  /** All accounts, disabled ones too. */
  totalUsers: number;
  /** All completed generations ever, those of deleted users too. */
  totalGenerations: number;
  /** Completed generations of each of the last 30 days, today last; days without any too. */
  generationsPerDay: DayCount[];
  /** How often each rating from 0 to 10 was given, ever. */
  ratings: { rating: number; count: number }[];
}

/** What an administrator is to know. It is told to the admin role alone. */
export type AdminWarning =
  | {
      kind: 'refused-pins';
      message: string;
      /** Wrong PINs of the last 24 hours, and from how many addresses. */
      tries: number;
      addresses: number;
      lastAt: string;
      /** Until when the gate is locked for everybody; null where it is not. */
      lockedUntil: string | null;
    }
  | {
      kind: 'numbers-differ';
      message: string;
      /** What the last check found: a number of the dashboards, and what the raw events say. */
      checkedAt: string;
      differences: { name: string; shown: number; counted: number }[];
    }
  | {
      kind: 'model-shutdown';
      message: string;
      /** The day (2027-01-14) from which a model that is set can no longer be asked. */
      models: { model: string; shutdownDate: string }[];
    };

/** Answer of GET /api/admin/dashboard-stats and /api/standalone/admin/dashboard-stats. */
export interface DashboardStatsResponse extends DashboardStats {
  /** Empty for everybody but the admin role. */
  warnings: AdminWarning[];
}

/** Answer of GET /api/admin/dashboard-stats?view=admin. */
export interface AdminStatsResponse {
  asOf: string;
  totalUsers: number;
  /** All completed generations ever. */
  totalGenerations: number;
  /** All completed refinements ever (`generation_refined`). */
  totalRefinements: number;
  /** Users who did anything in the last 30 days. */
  activeUsers: number;
  /** Events of each of the last 30 days, the newest first; days without any are left out. */
  recentActivity: DayCount[];
  warnings: AdminWarning[];
}

/** An item of GET app-usage: a tool in the last 7 days, most generations first. Tools without an event are left out. */
export interface AppUsageResponse {
  appId: number;
  appName: string;
  /** Completed generations. */
  generations: number;
  /** Its `generation_completed` events, those too that no job stands behind. */
  generationEvents: number;
  /** Users with any event of this tool. */
  uniqueUsers: number;
  /** All its events. */
  totalEvents: number;
}

/** An item of GET app-usage?view=admin: a tool since the beginning, most generations first. */
export interface AdminAppUsageResponse {
  appId: number;
  appName: string;
  /** Completed generations. */
  totalGenerations: number;
  uniqueUsers: number;
  /** Characters of a generation on average, rounded; null without a generation. */
  avgContentLength: number | null;
  /**
   * How much of the figures in its drafts is traced, from 0 to 1: the mean over the drafts whose newest finished version
   * was made in the last 30 days, each by the figures of that version that a source proves. Drafts without a figure are
   * left out; null where there is no other.
   */
  figuresTraced: number | null;
  /** Its newest event. */
  lastUsed: string;
}

/** An item of GET user-activity: the 6 users with the most generations in the last 7 days; of equals the busier first. */
export interface UserActivityResponse {
  userId: number;
  username: string;
  /** All events of the user in the last 7 days. */
  totalEvents: number;
  /** Completed generations of the last 7 days. */
  generations: number;
  /** The `generation_completed` events of the last 7 days. */
  generationEvents: number;
  lastActivity: string;
  /** The names of the tools used, parted by `, `, and their number. */
  apps: string;
  appsUsed: number;
  /** Characters of a generation of these 7 days on average, rounded; null without one. */
  avgContentLength: number | null;
}

/** An item of GET user-activity?view=admin: the 15 users with the most generations ever. */
export interface AdminUserActivityResponse {
  userId: number;
  username: string;
  joinedDate: string;
  totalGenerations: number;
  /** How many tools the user ever used. */
  appsUsed: number;
}

/** A user in the details of a figure: of the last 7 days, or since the beginning. Most generations first. */
export interface FigureUser extends Omit<UserActivityResponse, 'lastActivity'> {
  /** Null for who never did anything. */
  lastActivity: string | null;
}

/** A generation with what was written. */
export type RecentGeneration = FigureEvent;

/** An event in the details of a figure, with what was written where it is of a generation. */
export interface FigureEvent {
  id: string;
  userId: number | null;
  username: string | null;
  appId: number | null;
  appName: string | null;
  actionType: string;
  createdAt: string;
  /** Of a generation `threadId`, `contentLength`, and `formData`: what was filled in. */
  metadata: EventMetadata | null;
  /** The whole text; null where it is deleted: shown as 'No content available'. */
  content: string | null;
  sessionId: string | null;
}

/** Answer of GET realtime-analytics, as it is pushed too. Each `recent...` list is the newest of the last 24 hours. */
export interface RealtimeResponse {
  asOf: string;
  /** Events of the last 5 minutes. */
  last5MinutesActivity: number;
  /** The 10 newest events, however old. */
  liveEvents: AnalyticsEventResponse[];
  /** `generation_initiated` events since midnight UTC. */
  todayGenerationInitiations: number;
  /** Users who did anything in the last hour. */
  activeUsers: number;
  /** Events of each of the last 60 minutes, the open minute last. `minute` is its beginning. */
  eventsPerMinute: { minute: string; count: number }[];
  recentAnalytics: AnalyticsEventResponse[];
  recentGenerations: RecentGeneration[];
  recentPageVisits: AnalyticsEventResponse[];
  recentCopyEvents: AnalyticsEventResponse[];
  recentChatEvents: AnalyticsEventResponse[];
  /** Completed generations of the last 24 hours. */
  generations: number;
  /** All page visits of the last 24 hours, copies, chats, and `generation_completed` events. */
  pageVisits: number;
  copyEvents: number;
  chatEvents: number;
  generationEvents: number;
}

/** What is pushed as `analytics:snapshot`: the answers of the four calls, read at one moment. */
export interface FiguresSnapshot {
  asOf: string;
  stats: DashboardStats;
  appUsage: AppUsageResponse[];
  userActivity: UserActivityResponse[];
  realtime: RealtimeResponse;
}
