import { GENERATION_JOBS, type OwnUseResponse } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { rows } from '../rows';

const WEEKS = 12;

interface JobCount {
  name: string;
  appId: number | null;
  /** Null for what is older than the weeks that are shown. */
  weekStart: string | null;
  jobs: number;
  score: number | null;
}

interface EventCount {
  isCopy: boolean;
  weekStart: string | null;
  events: number;
}

/** All but what the library tells. */
export type OwnUse = Omit<OwnUseResponse, 'totals'> & { totals: Omit<OwnUseResponse['totals'], 'saved'> };

/** What one user did: the figures of the user's own analytics. */
export class OwnUseStore {
  constructor(private readonly manager: EntityManager) {}

  /** A generation is a completed generation job; copies and refinements are events. Weeks begin on Monday, UTC. */
  async read(userId: number, now: Date = new Date()): Promise<OwnUse> {
    const weeks = lastWeeks(now);
    const from = weeks[0];
    const [jobs, events] = await Promise.all([this.jobs(userId, from), this.events(userId, from)]);
    const generations = jobs.filter(({ name }) => name !== 'review-email');
    const reviews = jobs.filter(({ name }) => name === 'review-email');
    const copies = events.filter(({ isCopy }) => isCopy);
    const inWeek = <T extends { weekStart: string | null }>(counts: T[], weekStart: string) =>
      counts.filter((count) => count.weekStart === weekStart);
    return {
      weeks: weeks.map((weekStart) => ({
        weekStart,
        generations: sum(inWeek(generations, weekStart).map(({ jobs: count }) => count)),
        copies: sum(inWeek(copies, weekStart).map(({ events: count }) => count)),
      })),
      tools: byTool(generations),
      totals: {
        generations: sum(generations.map(({ jobs: count }) => count)),
        copies: sum(copies.map(({ events: count }) => count)),
        refinements: sum(events.filter(({ isCopy }) => !isCopy).map(({ events: count }) => count)),
      },
      averageReviewScore: averageOf(reviews),
      reviewScores: weeks.map((weekStart) => {
        const some = inWeek(reviews, weekStart);
        return { weekStart, average: averageOf(some), reviews: sum(some.map(({ jobs: count }) => count)) };
      }),
    };
  }

  private jobs(userId: number, from: string | undefined): Promise<JobCount[]> {
    return rows(
      this.manager,
      `SELECT name, app_id AS "appId", ${weekOf('finished_at')} AS "weekStart", count(*)::int AS jobs,
         sum((result ->> 'score')::float8) AS score
       FROM jobs WHERE user_id = $1 AND status = 'completed' AND name = ANY ($3) GROUP BY 1, 2, 3`,
      [userId, from, [...GENERATION_JOBS, 'review-email']],
    );
  }

  private events(userId: number, from: string | undefined): Promise<EventCount[]> {
    return rows(
      this.manager,
      `SELECT action_type <> 'generation_refined' AS "isCopy", ${weekOf('created_at')} AS "weekStart",
         count(*)::int AS events
       FROM user_analytics
       WHERE user_id = $1 AND action_type IN ('copy', 'copy_to_clipboard', 'generation_refined') GROUP BY 1, 2`,
      [userId, from],
    );
  }
}

/** The Monday of a time as text, where it is not before the Monday `$2`. */
function weekOf(column: string): string {
  const week = `date_trunc('week', ${column} AT TIME ZONE 'UTC')`;
  return `CASE WHEN ${week} >= $2::date THEN to_char(${week}, 'YYYY-MM-DD') END`;
}

/** The Mondays of the last weeks, that of `now` last. */
function lastWeeks(now: Date): string[] {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = day - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: WEEKS }, (_, at) =>
    new Date(monday - (WEEKS - 1 - at) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

const DAY_MS = 86_400_000;

function byTool(generations: JobCount[]): OwnUseResponse['tools'] {
  const counts = new Map<number, number>();
  for (const { appId, jobs } of generations) if (appId !== null) counts.set(appId, (counts.get(appId) ?? 0) + jobs);
  return [...counts]
    .map(([appId, count]) => ({ appId, generations: count }))
    .sort((a, b) => b.generations - a.generations || a.appId - b.appId);
}

function averageOf(reviews: JobCount[]): number | null {
  const count = sum(reviews.map(({ jobs }) => jobs));
  return count === 0 ? null : sum(reviews.map(({ score }) => score ?? 0)) / count;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
