import { Injectable } from '@nestjs/common';
import { SHUTDOWN_WARNING_DAYS, type AdminWarning, type FiguresSnapshot } from '@copydesk/contracts';
import { Database, type Moment, type Stores } from '@copydesk/database';
import { ModelReports } from '@copydesk/live';

/** Reads figures, all of an answer at one moment. */
@Injectable()
export class Figures {
  constructor(
    private readonly database: Database,
    private readonly reports: ModelReports,
  ) {}

  /** Runs `read` on one picture of the database. */
  at<T>(read: (stores: Stores, at: Moment) => Promise<T>): Promise<T> {
    return this.database.snapshot(async (stores) => read(stores, await stores.figures.moment()));
  }

  /** The answers of the four calls together. */
  snapshot(): Promise<FiguresSnapshot> {
    return this.at(async ({ figures, usage }, at) => ({
      asOf: at.now.toISOString(),
      stats: await figures.stats(at),
      appUsage: await usage.apps(at),
      userActivity: await usage.users(at),
      realtime: await figures.realtime(at),
    }));
  }

  /** What administrators are to know. */
  async warnings(): Promise<AdminWarning[]> {
    const [refusals, check, models] = await Promise.all([
      this.database.gate.refusals(),
      this.database.rollUp.lastCheck(),
      this.modelsThatEnd(),
    ]);
    const warnings: AdminWarning[] = [];
    if (refusals) {
      const { tries, addresses, lastAt, lockedUntil } = refusals;
      const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
      warnings.push({
        kind: 'refused-pins',
        message: `${tries === 1 ? 'A wrong PIN was' : `${tries} wrong PINs were`} tried in the last 24 hours, from ${from}.`,
        tries,
        addresses,
        lastAt: lastAt.toISOString(),
        lockedUntil: lockedUntil?.toISOString() ?? null,
      });
    }
    if (check && check.differences.length > 0) {
      warnings.push({
        kind: 'numbers-differ',
        message: 'The last check found numbers on the dashboards that differ from the events. They were counted again.',
        checkedAt: check.checkedAt.toISOString(),
        differences: check.differences,
      });
    }
    if (models.length > 0) {
      const named = models.map(({ model, shutdownDate }) => `${model} on ${shutdownDate}`).join(', ');
      const message = `The provider shuts down ${named}. Choose another model before that day, with MODEL_WRITE and MODEL_CHECK.`;
      warnings.push({ kind: 'model-shutdown', message, models });
    }
    return warnings;
  }

  private async modelsThatEnd(): Promise<{ model: string; shutdownDate: string }[]> {
    const soon = Date.now() + SHUTDOWN_WARNING_DAYS * 24 * 3_600_000;
    return (await this.reports.list()).flatMap(({ model, shutdownDate }) =>
      shutdownDate !== null && Date.parse(shutdownDate) < soon ? [{ model, shutdownDate }] : [],
    );
  }
}
