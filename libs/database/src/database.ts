import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource, type DataSourceSettings } from './data-source';
import { AnalyticsStore } from './stores/analytics.store';
import { AppStore } from './stores/app.store';
import { CatalystStore } from './stores/catalyst.store';
import { FeedbackStore } from './stores/feedback.store';
import { GenerationStore } from './stores/generation.store';
import { JobStore } from './stores/job.store';
import { ThreadStore } from './stores/thread.store';
import { UserStore } from './stores/user.store';

/** What can be read and written, within one transaction or outside of any. */
export class Stores {
  readonly analytics: AnalyticsStore;
  readonly apps: AppStore;
  readonly catalysts: CatalystStore;
  readonly feedback: FeedbackStore;
  readonly generations: GenerationStore;
  readonly jobs: JobStore;
  readonly threads: ThreadStore;
  readonly users: UserStore;

  constructor(manager: EntityManager) {
    this.analytics = new AnalyticsStore(manager);
    this.apps = new AppStore(manager);
    this.catalysts = new CatalystStore(manager);
    this.feedback = new FeedbackStore(manager);
    this.generations = new GenerationStore(manager);
    this.jobs = new JobStore(manager);
    this.threads = new ThreadStore(manager);
    this.users = new UserStore(manager);
  }
}

/** The connection pool of this process and the stores over it. */
export class Database extends Stores {
  private constructor(private readonly source: DataSource) {
    super(source.manager);
  }

  /** Connects. @throws Error where Postgres does not answer. */
  static async connect(settings: DataSourceSettings): Promise<Database> {
    return new Database(await createDataSource(settings).initialize());
  }

  /** Runs `work` in one transaction: all of it is saved, or nothing. */
  transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.source.transaction((manager) => work(new Stores(manager)));
  }

  /** Brings the schema up to date. Runs that overlap wait for each other. */
  async migrate(): Promise<void> {
    const runner = this.source.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock(7304)');
    try {
      await this.source.runMigrations({ transaction: 'all' });
    } finally {
      await runner.query('SELECT pg_advisory_unlock(7304)');
      await runner.release();
    }
  }

  /** @throws Error where Postgres does not answer. */
  async ping(): Promise<void> {
    await this.source.query('SELECT 1');
  }

  /** True where every migration of this version has run. @throws Error where Postgres does not answer. */
  async isCurrent(): Promise<boolean> {
    return !(await this.source.showMigrations());
  }

  close(): Promise<void> {
    return this.source.destroy();
  }
}
