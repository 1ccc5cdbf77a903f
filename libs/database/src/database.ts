import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { Change, NoteChanges } from './changes';
import { createDataSource, type DataSourceSettings } from './data-source';
import { rows } from './rows';
import { ActStore } from './stores/act.store';
import { AdminStore } from './stores/admin.store';
import { AdviceStore } from './stores/advice.store';
import { AnalyticsStore } from './stores/analytics.store';
import { AppStore } from './stores/app.store';
import { BacklogStore } from './stores/backlog.store';
import { BrandEmailStore } from './stores/brand-email.store';
import { BrandStore } from './stores/brand.store';
import { CampaignStore } from './stores/campaign.store';
import { CatalystStore } from './stores/catalyst.store';
import { CatalystFeedStore } from './stores/catalyst-feed.store';
import { CompanyStore } from './stores/company.store';
import { CostStore } from './stores/cost.store';
import { DocumentStore } from './stores/document.store';
import { EventStore } from './stores/event.store';
import { FeedbackStore } from './stores/feedback.store';
import { FiguresStore } from './stores/figures.store';
import { FilingStore } from './stores/filing.store';
import { FollowStore } from './stores/follow.store';
import { FolderStore } from './stores/folder.store';
import { GateStore } from './stores/gate.store';
import { GenerationStore } from './stores/generation.store';
import { IdempotencyStore } from './stores/idempotency.store';
import { InboxStore } from './stores/inbox.store';
import { InsightStore } from './stores/insight.store';
import { JobStore } from './stores/job.store';
import { LedgerStore } from './stores/ledger.store';
import { LibraryStore } from './stores/library.store';
import { OwnUseStore } from './stores/own-use.store';
import { ReadingStore } from './stores/reading.store';
import { ResultStore } from './stores/result.store';
import { RollUpStore } from './stores/roll-up.store';
import { RunStore } from './stores/run.store';
import { SearchStore } from './stores/search.store';
import { SecTurnStore } from './stores/sec-turn.store';
import { SessionStore } from './stores/session.store';
import { StorageStore } from './stores/storage.store';
import { ThreadStore } from './stores/thread.store';
import { UsageStore } from './stores/usage.store';
import { UserStore } from './stores/user.store';

type ChangeListener = (changes: Change[]) => Promise<void>;

/** What can be read and written, within one transaction or outside of any. */
export class Stores {
  /** What must hold when all is written: a check that throws rolls the transaction back. */
  readonly beforeCommit: (() => Promise<void>)[] = [];
  readonly acts: ActStore;
  readonly admin: AdminStore;
  readonly advice: AdviceStore;
  readonly analytics: AnalyticsStore;
  readonly apps: AppStore;
  readonly backlog: BacklogStore;
  readonly brandEmails: BrandEmailStore;
  readonly brands: BrandStore;
  readonly campaigns: CampaignStore;
  readonly catalysts: CatalystStore;
  readonly catalystFeeds: CatalystFeedStore;
  readonly companies: CompanyStore;
  readonly costs: CostStore;
  readonly documents: DocumentStore;
  readonly events: EventStore;
  readonly feedback: FeedbackStore;
  readonly figures: FiguresStore;
  readonly filings: FilingStore;
  readonly follows: FollowStore;
  readonly folders: FolderStore;
  readonly gate: GateStore;
  readonly generations: GenerationStore;
  readonly idempotency: IdempotencyStore;
  readonly inbox: InboxStore;
  readonly insights: InsightStore;
  readonly jobs: JobStore;
  readonly ledgers: LedgerStore;
  readonly library: LibraryStore;
  readonly ownUse: OwnUseStore;
  readonly readings: ReadingStore;
  readonly results: ResultStore;
  readonly rollUp: RollUpStore;
  readonly runs: RunStore;
  readonly search: SearchStore;
  readonly secTurns: SecTurnStore;
  readonly sessions: SessionStore;
  readonly storage: StorageStore;
  readonly threads: ThreadStore;
  readonly usage: UsageStore;
  readonly users: UserStore;

  /** `note` takes what is written and must be heard of elsewhere. */
  constructor(manager: EntityManager, note: NoteChanges) {
    this.acts = new ActStore(manager);
    this.admin = new AdminStore(manager);
    this.advice = new AdviceStore(manager);
    this.analytics = new AnalyticsStore(manager, note);
    this.apps = new AppStore(manager);
    this.backlog = new BacklogStore(manager);
    this.brandEmails = new BrandEmailStore(manager);
    this.brands = new BrandStore(manager);
    this.campaigns = new CampaignStore(manager, note);
    this.catalysts = new CatalystStore(manager);
    this.costs = new CostStore(manager);
    this.companies = new CompanyStore(manager);
    this.filings = new FilingStore(manager, note);
    this.follows = new FollowStore(manager);
    this.inbox = new InboxStore(manager, note);
    this.documents = new DocumentStore(manager);
    this.events = new EventStore(manager);
    this.feedback = new FeedbackStore(manager, note);
    this.figures = new FiguresStore(manager);
    this.folders = new FolderStore(manager, note);
    this.gate = new GateStore(manager);
    this.generations = new GenerationStore(manager, note);
    this.idempotency = new IdempotencyStore(manager);
    this.insights = new InsightStore(manager);
    this.jobs = new JobStore(manager, note);
    this.catalystFeeds = new CatalystFeedStore(manager, this.jobs);
    this.secTurns = new SecTurnStore(manager, this.jobs);
    this.ledgers = new LedgerStore(manager, note);
    this.library = new LibraryStore(manager);
    this.ownUse = new OwnUseStore(manager);
    this.readings = new ReadingStore(manager, note);
    this.results = new ResultStore(manager, note);
    this.rollUp = new RollUpStore(manager);
    this.runs = new RunStore(manager, note);
    this.search = new SearchStore(manager);
    this.sessions = new SessionStore(manager);
    this.storage = new StorageStore(manager);
    this.threads = new ThreadStore(manager, note, this.ledgers);
    this.usage = new UsageStore(manager);
    this.users = new UserStore(manager);
  }
}

/** The connection pool of this process and the stores over it. */
export class Database extends Stores {
  private constructor(
    private readonly source: DataSource,
    private readonly listeners: Set<ChangeListener> = new Set(),
  ) {
    super(source.manager, (changes) => void publish(listeners, changes));
  }

  /** Connects. @throws Error where Postgres does not answer. */
  static async connect(settings: DataSourceSettings): Promise<Database> {
    return new Database(await createDataSource(settings).initialize());
  }

  /** Runs `work` in one transaction: all of it is saved, or nothing. What it changed is published after the commit. */
  async transaction<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const noted: Change[] = [];
    const result = await this.source.transaction(async (manager) => {
      const stores = new Stores(manager, (changes) => noted.push(...changes));
      const done = await work(stores);
      for (const check of stores.beforeCommit) await check();
      return done;
    });
    await publish(this.listeners, noted);
    return result;
  }

  /** Runs `work` on one unchanging picture of the database: all that it reads is of the same moment. */
  snapshot<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    return this.source.transaction('REPEATABLE READ', (manager) => work(new Stores(manager, () => undefined)));
  }

  /** Calls `listen` with what this process changes, once it is committed. */
  onChanges(listen: ChangeListener): void {
    this.listeners.add(listen);
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
    // TypeORM would create its table, beside the one that migrates.
    const [table] = await rows<{ isThere: boolean }>(
      this.source.manager,
      `SELECT to_regclass('migrations') IS NOT NULL AS is_there`,
    );
    return table?.isThere === true && !(await this.source.showMigrations());
  }

  /** Resolves when the schema is current: an update may start its processes before its migrations have run. */
  async untilCurrent(log: { warn: (says: string) => void }): Promise<void> {
    if (await this.isCurrent()) return;
    log.warn('this process waits for the migrations of its version');
    do await sleep(500);
    while (!(await this.isCurrent()));
  }

  close(): Promise<void> {
    return this.source.destroy();
  }
}

/** Each change once. What cannot be published is lost: whoever needs to know reads it again. */
async function publish(listeners: Set<ChangeListener>, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const distinct = [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
  await Promise.allSettled([...listeners].map((listen) => listen(distinct)));
}
