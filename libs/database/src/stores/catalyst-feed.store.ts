import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { CatalystFeed } from '../entities/catalyst-feed.entity';
import type { Job } from '../entities/job.entity';
import { rows } from '../rows';
import type { JobStore } from './job.store';

/** How often a feed is read, in minutes. */
const EVERY_MINUTES = 15;

/** A feed as administrators see it. */
export type FeedRow = Pick<CatalystFeed, 'id' | 'url' | 'title' | 'lastRunAt' | 'newItems' | 'error'> & {
  items: number;
  isRunning: boolean;
};

/** What a run learned of a feed itself. */
export type FeedRun = Partial<Pick<CatalystFeed, 'title' | 'etag' | 'lastModified'>> & Pick<CatalystFeed, 'newItems'>;

export class CatalystFeedStore {
  constructor(
    private readonly manager: EntityManager,
    private readonly jobs: JobStore,
  ) {}

  /** Makes these the feeds that are read. One that is named no more stays with what it brought, but is read no more. */
  async keep(urls: string[]): Promise<void> {
    await rows(
      this.manager,
      `INSERT INTO catalyst_feeds (url) SELECT DISTINCT url FROM unnest($1::text[]) AS url ORDER BY url
       ON CONFLICT (url) DO UPDATE SET is_active = true WHERE NOT catalyst_feeds.is_active`,
      [urls],
    );
    await rows(
      this.manager,
      'UPDATE catalyst_feeds SET is_active = false WHERE is_active AND url <> ALL ($1) RETURNING id',
      [urls],
    );
  }

  find(id: number): Promise<CatalystFeed | null> {
    return this.manager.findOneBy(CatalystFeed, { id });
  }

  /** The feeds that are read. */
  list(): Promise<FeedRow[]> {
    return rows(
      this.manager,
      `SELECT id, url, title, last_run_at, new_items, error,
         (SELECT count(*)::int FROM catalysts WHERE feed_id = catalyst_feeds.id) AS items,
         EXISTS (SELECT FROM jobs WHERE jobs.id = job_id AND status IN ('queued', 'running')) AS is_running
       FROM catalyst_feeds WHERE is_active ORDER BY id`,
    );
  }

  /**
   * Makes a job for each feed that is due, or for this one whether it is due or not: never a second open one. Must run
   * inside a transaction; callers in several processes do not get in each other's way.
   */
  async queue(id: number | 'due'): Promise<Job[]> {
    const feeds = await rows<Pick<CatalystFeed, 'id'>>(
      this.manager,
      `SELECT id FROM catalyst_feeds WHERE is_active AND ${id === 'due' ? 'due_at <= now()' : 'id = $1'}
         AND NOT EXISTS (SELECT FROM jobs WHERE jobs.id = job_id AND status IN ('queued', 'running'))
       ORDER BY id FOR UPDATE SKIP LOCKED`,
      id === 'due' ? [] : [id],
    );
    const jobs: Job[] = [];
    for (const { id: feedId } of feeds) {
      const job = await this.jobs.insert({ id: randomUUID(), name: 'import-feed', payload: { feedId } });
      if (!job) continue;
      await rows(
        this.manager,
        `UPDATE catalyst_feeds SET job_id = $2, due_at = now() + make_interval(mins => ${EVERY_MINUTES}) WHERE id = $1`,
        [feedId, job.id],
      );
      jobs.push(job);
    }
    return jobs;
  }

  /** Notes a run that went well. */
  async succeeded(id: number, run: FeedRun): Promise<void> {
    await this.manager.update(CatalystFeed, { id }, { ...run, error: null, lastRunAt: () => 'now()' });
  }

  /** Notes a run that did not, and why. */
  async failed(id: number, error: string): Promise<void> {
    await this.manager.update(CatalystFeed, { id }, { error, newItems: 0, lastRunAt: () => 'now()' });
  }
}
