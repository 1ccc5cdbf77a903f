import { checkNumbers, type Database } from '@copydesk/database';
import type { Log, Metrics } from '@copydesk/observability';

const EVERY_MS = 60_000;
const CHECK_EVERY_MS = 24 * 3_600_000;

/** Keeps the figures of the dashboards quick and true: rolls closed hours up, checks the numbers, deletes what is old. */
export class FiguresUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly metrics: Metrics,
    /** How many days raw events are kept, and those of who was not signed in; null: for ever. */
    private readonly keepDays: { all: number | null; strangers: number | null },
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.work(), EVERY_MS);
    void this.work();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  /** Looks once. What fails is done the next time. */
  work(): Promise<void> {
    this.working ??= this.doAll()
      .catch((error: unknown) => this.log.warn({ err: error }, 'the upkeep of the figures could not be done'))
      .finally(() => (this.working = null));
    return this.working;
  }

  private async doAll(): Promise<void> {
    while ((await this.database.transaction(({ rollUp }) => rollUp.rollUp())) > 0);
    for (const whose of ['all', 'strangers'] as const) {
      const days = this.keepDays[whose];
      if (days !== null) while ((await this.database.transaction(({ rollUp }) => rollUp.retain(days, whose))) > 0);
    }
    await this.database.gate.purge();
    const last = await this.database.rollUp.lastCheck();
    if (!last || Date.now() - last.checkedAt.getTime() > CHECK_EVERY_MS) await this.check();
  }

  /** Once a day: an administrator is warned of what differs, and the hours are made anew. */
  private async check(): Promise<void> {
    const differences = await checkNumbers(this.database);
    await this.database.rollUp.keepCheck(differences);
    this.metrics.numbersThatDiffer.set(differences.length);
    if (differences.length === 0) return;
    this.log.error({ differences: differences.slice(0, 20) }, 'numbers of the dashboards differ from the events');
    await this.database.transaction(({ rollUp }) => rollUp.rebuild());
  }
}
