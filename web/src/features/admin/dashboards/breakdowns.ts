import { type Detail, detailOfEvent, detailOfGeneration, detailOfUser } from './detail';
import type { FigureParts } from './figures/figures-state';

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
