import { GENERATION_JOBS, type OwnUseResponse } from '@copydesk/contracts';
import type { EntityManager } from 'typeorm';
import { byUser, ever, type Moment } from '../measures';
import { rows } from '../rows';
import { mondayOf, mondays } from '../span';
import { tracedDrafts } from '../traced-drafts';

const WEEKS = 12;

interface JobCount {
  name: string;
  appId: number | null;
  /** Null for what is older than the weeks that are shown. */
  weekStart: string | null;
  jobs: number;
  score: number | null;
}

interface DraftCount {
  weekStart: string;
  drafts: number;
  /** Of the shares of each. */
  sum: number;
}

interface WeekCount {
  weekStart: string;
  copies: number;
}

/** All but what the library tells. */
export type OwnUse = Omit<OwnUseResponse, 'totals'> & { totals: Omit<OwnUseResponse['totals'], 'saved'> };

/** What one user did: the figures of the user's own analytics. */
export class OwnUseStore {
  constructor(private readonly manager: EntityManager) {}

  /** A generation is a completed generation job; copies and refinements are events. Weeks begin on Monday, UTC. */
  async read(at: Moment, userId: number): Promise<OwnUse> {
    const weeks = mondays(at.now, WEEKS);
    const [from = ''] = weeks;
    const jobs = await this.jobs(userId, from);
    const generations = jobs.filter(({ name }) => name !== 'review-email');
    const reviews = jobs.filter(({ name }) => name === 'review-email');
    const events = await this.events(at, userId, from);
    const drafts = await this.drafts(at, userId, from);
    const { copies, refinements } = await this.totals(at, userId);
    const inWeek = <T extends { weekStart: string | null }>(counts: T[], weekStart: string) =>
      counts.filter((count) => count.weekStart === weekStart);
    return {
      weeks: weeks.map((weekStart) => ({
        weekStart,
        generations: sum(inWeek(generations, weekStart).map(({ jobs: count }) => count)),
        copies: sum(inWeek(events, weekStart).map(({ copies: count }) => count)),
      })),
      tools: byTool(generations),
      totals: {
        generations: sum(generations.map(({ jobs: count }) => count)),
        copies,
        refinements,
      },
      averageReviewScore: averageOf(reviews),
      reviewScores: weeks.map((weekStart) => {
        const some = inWeek(reviews, weekStart);
        return { weekStart, average: averageOf(some), reviews: sum(some.map(({ jobs: count }) => count)) };
      }),
      figuresTraced: weeks.map((weekStart) => {
        const some = inWeek(drafts, weekStart);
        return { weekStart, average: shareOf(some), drafts: sum(some.map((count) => count.drafts)) };
      }),
      averageFiguresTraced: shareOf(drafts),
    };
  }

  private jobs(userId: number, from: string): Promise<JobCount[]> {
    return rows(
      this.manager,
      `SELECT name, app_id, ${weekOf('finished_at')} AS week_start, count(*)::int AS jobs,
         sum((result ->> 'score')::float8) AS score
       FROM jobs WHERE user_id = $1 AND status = 'completed' AND name = ANY ($3) GROUP BY 1, 2, 3`,
      [userId, from, [...GENERATION_JOBS, 'review-email']],
    );
  }

  private events(at: Moment, userId: number, from: string): Promise<WeekCount[]> {
    return rows(
      this.manager,
      `SELECT ${weekOf('time')} AS week_start, sum(copies)::int AS copies
       FROM (${byUser(at, new Date(from))}) AS span WHERE user_id = $1 GROUP BY 1`,
      [userId, from],
    );
  }

  private drafts(at: Moment, userId: number, from: string): Promise<DraftCount[]> {
    return rows(
      this.manager,
      `SELECT ${weekOf('time')} AS week_start, count(*)::int AS drafts, sum(share)::float8 AS sum
       FROM (${tracedDrafts(at, new Date(from))}) AS drafts WHERE user_id = $1 GROUP BY 1`,
      [userId, from],
    );
  }

  private async totals(at: Moment, userId: number): Promise<{ copies: number; refinements: number }> {
    const [totals] = await rows<{ copies: number; refinements: number }>(
      this.manager,
      `SELECT coalesce(sum(copies), 0)::int AS copies, coalesce(sum(refinements), 0)::int AS refinements
       FROM (${ever(at)}) AS ever WHERE user_id = $1`,
      [userId],
    );
    return totals ?? { copies: 0, refinements: 0 };
  }
}

/** The Monday of a time as text, where it is not before the Monday `$2`. */
function weekOf(column: string): string {
  const week = mondayOf(column);
  return `CASE WHEN ${week} >= $2 THEN ${week} END`;
}

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

function shareOf(counts: DraftCount[]): number | null {
  const drafts = sum(counts.map((count) => count.drafts));
  return drafts === 0 ? null : sum(counts.map((count) => count.sum)) / drafts;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
