import {
  ADMIN,
  AS_OF_HEADER,
  PIN_HEADER,
  type UserDetailsResponse,
  type UserSessionResponse,
} from '@copydesk/contracts';
import { http } from '@/lib/http';
import { HttpError } from '@/lib/http-error';
import type { FigureParts, News } from './figures-state';

/** A call that is made again and again. */
interface Poll {
  everyMs: number;
  /** Said where it fails. */
  failure: string;
  read: () => Promise<News>;
}

/** Where a dashboard has its figures from. */
export interface FiguresSource {
  root: '/api/admin' | '/api/standalone/admin';
  /** Go with each call. */
  headers: Record<string, string>;
  polls: Poll[];
  readUser: (userId: number) => Promise<UserDetailsResponse>;
  readSessions: (userId: number) => Promise<UserSessionResponse[]>;
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

function callsOf(root: '/api/admin' | '/api/standalone/admin', intervals: Intervals, headers: Record<string, string>) {
  const options = () => ({ headers, signal: AbortSignal.timeout(WAIT_MS) });
  const polls: Poll[] = [
    {
      everyMs: intervals.stats,
      failure: 'Failed to fetch dashboard stats',
      read: async () => {
        const answer = await http.getWithHeaders(`${root}/dashboard-stats`, options());
        const { warnings, ...stats } = answer.content;
        return newsOf(answer, { stats, warnings });
      },
    },
    {
      everyMs: intervals.appUsage,
      failure: 'Failed to fetch app usage stats',
      read: async () => {
        const answer = await http.getWithHeaders(`${root}/app-usage`, options());
        return newsOf(answer, { appUsage: answer.content });
      },
    },
    {
      everyMs: intervals.userActivity,
      failure: 'Failed to fetch user activity stats',
      read: async () => {
        const answer = await http.getWithHeaders(`${root}/user-activity`, options());
        return newsOf(answer, { userActivity: answer.content });
      },
    },
    {
      everyMs: ADMIN.realtimePollMs,
      failure: 'Failed to fetch realtime analytics',
      read: async () => {
        const answer = await http.getWithHeaders(`${root}/realtime-analytics`, options());
        return newsOf(answer, { realtime: answer.content });
      },
    },
  ];
  const readUser = (id: number) => http.get(`${root}/user/:id/activity`, { params: { id }, headers });
  const readSessions = (id: number) => http.get(`${root}/user/:id/sessions`, { params: { id }, headers });
  return { root, headers, polls, readUser, readSessions };
}

function newsOf({ headers }: { headers: Headers }, parts: Partial<FigureParts>): News {
  return { kind: 'figures', asOf: headers.get(AS_OF_HEADER) ?? '', parts };
}

function hasStatus(error: unknown, statuses: number[]): boolean {
  return error instanceof HttpError && statuses.includes(error.status);
}
