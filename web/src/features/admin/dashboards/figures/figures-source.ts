import {
  ADMIN,
  type AppUsageResponse,
  AS_OF_HEADER,
  type DashboardStatsResponse,
  PIN_HEADER,
  type RealtimeResponse,
  type UserActivityResponse,
  type UserDetailsResponse,
} from '@copydesk/contracts';
import { http } from '@/lib/http';
import { HttpError } from '@/lib/http-error';
import type { News } from './figures-state';

/** A call that is made again and again. */
interface Poll {
  everyMs: number;
  /** Said where it fails. */
  failure: string;
  read: () => Promise<News>;
}

/** Where a dashboard has its figures from. */
export interface FiguresSource {
  polls: Poll[];
  readUser: (userId: number) => Promise<UserDetailsResponse>;
  /** Whether changes are pushed, too. */
  isPushed: boolean;
  /** True for an answer that means that the PIN opens nothing any more. */
  isRefusal: (error: unknown) => boolean;
}

interface Intervals {
  stats: number;
  appUsage: number;
  userActivity: number;
}

const WAIT_MS = 20_000;

/** By the cookie of an unlock, or the role: the intervals of the real-time dashboard, with push beside them. */
export const realtimeSource: FiguresSource = {
  ...callsOf(
    '/api/admin',
    { stats: ADMIN.figuresPollMs, appUsage: ADMIN.figuresPollMs, userActivity: ADMIN.figuresPollMs },
    {},
  ),
  isPushed: true,
  isRefusal: (error) => hasStatus(error, [401, 403]),
};

/** By the PIN, which goes with each call. */
export function standaloneSource(pin: string): FiguresSource {
  return {
    ...callsOf(
      '/api/standalone/admin',
      {
        stats: ADMIN.standaloneStatsPollMs,
        appUsage: ADMIN.standaloneAppsPollMs,
        userActivity: ADMIN.standaloneUsersPollMs,
      },
      { [PIN_HEADER]: pin },
    ),
    isPushed: false,
    isRefusal: (error) => hasStatus(error, [401, 403, 429]),
  };
}

function callsOf(root: string, intervals: Intervals, headers: Record<string, string>) {
  const read = async <T>(path: string, newsOf: (answer: T, asOf: string) => News) => {
    const options = { headers, signal: AbortSignal.timeout(WAIT_MS) };
    const answer = await http.getWithHeaders<T>(`${root}/${path}`, options);
    return newsOf(answer.content, answer.headers.get(AS_OF_HEADER) ?? '');
  };
  const polls: Poll[] = [
    {
      everyMs: intervals.stats,
      failure: 'Failed to fetch dashboard stats',
      read: () =>
        read<DashboardStatsResponse>('dashboard-stats', ({ warnings, ...stats }, asOf) => ({
          kind: 'figures',
          asOf,
          parts: { stats, warnings },
        })),
    },
    {
      everyMs: intervals.appUsage,
      failure: 'Failed to fetch app usage stats',
      read: () =>
        read<AppUsageResponse[]>('app-usage', (appUsage, asOf) => ({ kind: 'figures', asOf, parts: { appUsage } })),
    },
    {
      everyMs: intervals.userActivity,
      failure: 'Failed to fetch user activity stats',
      read: () =>
        read<UserActivityResponse[]>('user-activity', (userActivity, asOf) => ({
          kind: 'figures',
          asOf,
          parts: { userActivity },
        })),
    },
    {
      everyMs: ADMIN.realtimePollMs,
      failure: 'Failed to fetch realtime analytics',
      read: () =>
        read<RealtimeResponse>('realtime-analytics', (realtime, asOf) => ({
          kind: 'figures',
          asOf,
          parts: { realtime },
        })),
    },
  ];
  const readUser = (userId: number) => http.get<UserDetailsResponse>(`${root}/user/${userId}/activity`, { headers });
  return { polls, readUser };
}

function hasStatus(error: unknown, statuses: number[]): boolean {
  return error instanceof HttpError && statuses.includes(error.status);
}
