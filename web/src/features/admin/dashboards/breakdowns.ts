import {
  ADMIN,
  type AnalyticsEventResponse,
  type RecentGeneration,
  type UserActivityResponse,
} from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { formatDateTime } from '@/lib/format-date';
import { formatCount } from '@/lib/format-count';
import type { FigureParts } from './figures/figures-state';
import { contentOf, type Fact, formOf, formatLength, formatUser, threadOf } from './format-event';

/** A figure and what it is made of. */
export interface Breakdown {
  title: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  /** What it counts, where its title does not say so. */
  unit?: string;
  /** This week against the week before, in percent; null where it is not compared. */
  trend: number | null;
  about: string;
  details: Detail[];
}

const NEWEST = 'The newest of the last 24 hours';
const MOST_ACTIVE = 'The users with the most generations in the last 7 days';

export function weekBreakdowns({ stats, userActivity = [], realtime }: Partial<FigureParts>): Breakdown[] {
  const trends = stats?.trends;
  return [
    {
      title: '7-Day Generations',
      value: stats?.weeklyGenerations,
      trend: trends?.generations ?? null,
      about: NEWEST,
      details: (realtime?.recentGenerations ?? []).map(detailOfGeneration),
    },
    {
      title: 'Weekly Active Users',
      value: stats?.weeklyActiveUsers,
      trend: trends?.activeUsers ?? null,
      about: MOST_ACTIVE,
      details: userActivity.map(detailOfUser),
    },
    {
      title: 'Copy Actions',
      value: stats?.weeklyCopyActions,
      trend: trends?.copyActions ?? null,
      about: NEWEST,
      details: (realtime?.recentCopyEvents ?? []).map(detailOfEvent),
    },
    {
      title: 'Total Events',
      value: stats?.totalAnalyticsEvents,
      trend: trends?.totalEvents ?? null,
      about: NEWEST,
      details: (realtime?.recentAnalytics ?? []).map(detailOfEvent),
    },
  ];
}

/** The figures of the last 24 hours, and all users. */
export function dayBreakdowns({ stats, userActivity = [], realtime }: Partial<FigureParts>): Breakdown[] {
  const events = (title: string, value: number | undefined, details: Detail[]): Breakdown => ({
    title,
    value,
    unit: 'last 24 hours',
    trend: null,
    about: NEWEST,
    details,
  });
  return [
    events('Page Visits', realtime?.pageVisits, (realtime?.recentPageVisits ?? []).map(detailOfEvent)),
    events('Copy Events', realtime?.copyEvents, (realtime?.recentCopyEvents ?? []).map(detailOfEvent)),
    events('Chat Events', realtime?.chatEvents, (realtime?.recentChatEvents ?? []).map(detailOfEvent)),
    events('Generations', realtime?.generationEvents, (realtime?.recentGenerations ?? []).map(detailOfGeneration)),
    {
      title: 'Total Users',
      value: stats?.totalUsers,
      trend: null,
      about: MOST_ACTIVE,
      details: userActivity.map(detailOfUser),
    },
  ];
}

/** One of the things that a figure is made of. */
export interface Detail {
  id: string;
  facts: Fact[];
  /** What was written or copied; null where there is none. */
  content: string | null;
  /** What was filled in. */
  form: Fact[];
}

function detailOfGeneration(generation: RecentGeneration): Detail {
  const { id, username, appName, actionType, createdAt, sessionId, content, metadata } = generation;
  const length = content === null ? metadata?.contentLength : countCharacters(content);
  return {
    id,
    facts: known({
      User: formatUser(username),
      App: appName,
      Action: actionType,
      Time: formatDateTime(createdAt),
      Session: sessionId?.slice(0, ADMIN.idPreview),
      'Content length': typeof length === 'number' ? formatLength(length) : null,
      Thread: threadOf(metadata),
    }),
    content,
    form: formOf(metadata),
  };
}

function detailOfEvent(event: AnalyticsEventResponse): Detail {
  const { id, username, app_name: app, action_type: action, created_at: at, session_id: session, metadata } = event;
  const length: unknown = metadata?.contentLength;
  return {
    id,
    facts: known({
      User: formatUser(username),
      App: app,
      Action: action,
      Time: formatDateTime(at),
      Session: session?.slice(0, ADMIN.idPreview),
      'Content length': typeof length === 'number' ? formatLength(length) : null,
      Thread: threadOf(metadata),
    }),
    content: contentOf(metadata),
    form: formOf(metadata),
  };
}

function detailOfUser(user: UserActivityResponse): Detail {
  const { userId, username, totalEvents, generations, lastActivity, apps, appsUsed, avgContentLength } = user;
  return {
    id: String(userId),
    facts: known({
      User: username,
      Generations: formatCount(generations),
      'Total events': formatCount(totalEvents),
      'Last activity': formatDateTime(lastActivity),
      'Apps used': appsUsed === 0 ? null : `${formatCount(appsUsed)} (${apps})`,
      'Content length on average': avgContentLength === null ? null : formatLength(avgContentLength),
    }),
    content: null,
    form: [],
  };
}

function known(facts: Record<string, string | null | undefined>): Fact[] {
  return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
