import type { ModelReports } from '@copydesk/live';
import type { Model } from '@copydesk/model';
import type { Log } from '@copydesk/observability';

const EVERY_MS = 24 * 3_600_000;

/** Asks once a day when the models that are set are shut down, where their provider tells. */
export class ModelWatch {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly model: Model,
    private readonly reports: ModelReports,
    private readonly log: Log,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS);
    void this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once. What fails is done the next time. */
  async look(): Promise<void> {
    try {
      const dates = await this.model.shutdownDates();
      for (const { server, model } of Object.values(this.model.targets)) {
        const date = dates.get(model);
        if (date !== undefined) await this.reports.keepShutdown(server, model, date);
        if (date) this.log.warn({ model, shutdownDate: date }, 'the provider has announced the end of this model');
      }
    } catch (error) {
      this.log.debug({ err: error }, 'the model server did not tell its models');
    }
  }
}
