import {
  ADMIN,
  type FigureEvent,
  type FigureEventsQuery,
  type FigureUser,
  type FigureUsersQuery,
} from '@copydesk/contracts';
import { countCharacters } from '@copydesk/text';
import { formatDateTime } from '@/lib/format-date';
import { formatCount } from '@/lib/format-numbers';
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
  /** What is listed: all that it counts, of its own period. */
  details:
    | { kind: 'events'; query: Pick<FigureEventsQuery, 'of' | 'within'> }
    | { kind: 'users'; query: Pick<FigureUsersQuery, 'within'> };
}

const events = (of: FigureEventsQuery['of'], within: FigureEventsQuery['within']) =>
  ({ about: NEWEST[within], details: { kind: 'events', query: { of, within } } }) as const;

const users = (within: FigureUsersQuery['within'], about: string) =>
  ({ about, details: { kind: 'users', query: { within } } }) as const;

const NEWEST = { day: 'Of the last 24 hours, the newest first', week: 'Of the last 7 days, the newest first' };

export function weekBreakdowns({ stats }: Partial<FigureParts>): Breakdown[] {
  const trends = stats?.trends;
  return [
    {
      title: '7-Day Generations',
      value: stats?.weeklyGenerations,
      trend: trends?.generations ?? null,
      ...events('generations', 'week'),
    },
    {
      title: 'Weekly Active Users',
      value: stats?.weeklyActiveUsers,
      trend: trends?.activeUsers ?? null,
      ...users('week', 'Who did anything in the last 7 days, those with the most generations first'),
    },
    {
      title: 'Copy Actions',
      value: stats?.weeklyCopyActions,
      trend: trends?.copyActions ?? null,
      ...events('copies', 'week'),
    },
    {
      title: 'Total Events',
      value: stats?.totalAnalyticsEvents,
      trend: trends?.totalEvents ?? null,
      ...events('all', 'week'),
    },
  ];
}

/** The figures of the last 24 hours, and all users. */
export function dayBreakdowns({ stats, realtime }: Partial<FigureParts>): Breakdown[] {
  const ofDay = (title: string, value: number | undefined, of: FigureEventsQuery['of']): Breakdown => ({
    title,
    value,
    unit: 'last 24 hours',
    trend: null,
    ...events(of, 'day'),
  });
  return [
    ofDay('Page Visits', realtime?.pageVisits, 'page-visits'),
    ofDay('Copy Events', realtime?.copyEvents, 'copies'),
    ofDay('Chat Events', realtime?.chatEvents, 'chats'),
    ofDay('Generations', realtime?.generations, 'generations'),
    {
      title: 'Total Users',
      value: stats?.totalUsers,
      trend: null,
      ...users('ever', 'All of them, with what they did since the beginning; those with the most generations first'),
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

export function detailOfEvent(event: FigureEvent): Detail {
  const { id, username, appName, actionType, createdAt, sessionId, metadata } = event;
  const length: unknown = event.content === null ? metadata?.contentLength : countCharacters(event.content);
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
    content: event.content ?? contentOf(metadata),
    form: formOf(metadata),
  };
}

export function detailOfUser(user: FigureUser): Detail {
  const { userId, username, totalEvents, generations, lastActivity, apps, appsUsed, avgContentLength } = user;
  return {
    id: String(userId),
    facts: known({
      User: username,
      Generations: formatCount(generations),
      'Total events': formatCount(totalEvents),
      'Last activity': lastActivity === null ? 'Never' : formatDateTime(lastActivity),
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
