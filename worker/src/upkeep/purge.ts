import type { Database } from '@copydesk/database';
import type { Log } from '@copydesk/observability';

const EVERY_MS = 5 * 60_000;

/** How long a draft that was discarded can be brought back. */
const KEEP_DISCARDED_DAYS = 30;

/** How long it is kept what was sent with a request, so that it can be tried again and administrators see the form. */
const KEEP_PAYLOADS_DAYS = 30;

/**
 * Deletes for good what nobody can ask for any more: emails that were deleted an hour ago, drafts that were discarded and
 * brands that were deleted a month ago, payloads of a month ago, keys of a day ago, and documents that were not used for as long as they are kept.
 */
export class Purge {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly keepDocumentsDays: number | null,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.purge(), EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once. What fails is done the next time. */
  async purge(): Promise<void> {
    try {
      const emails = await this.database.generations.purge();
      if (emails > 0) this.log.info({ emails }, 'emails that were deleted an hour ago are gone for good');
      const drafts = await this.database.storage.purgeDrafts(KEEP_DISCARDED_DAYS);
      if (drafts > 0) this.log.info({ drafts }, 'drafts that were discarded a month ago are gone for good');
      const brands = await this.database.storage.purgeBrands(KEEP_DISCARDED_DAYS);
      if (brands > 0)
        this.log.info({ brands }, 'brands that were deleted a month ago and speak in no draft are gone for good');
      const payloads = await this.database.storage.emptyPayloads(KEEP_PAYLOADS_DAYS);
      if (payloads > 0) this.log.info({ payloads }, 'payloads of jobs that ended are emptied');
      await this.database.idempotency.purge();
      const filings = await this.database.documents.purgeShared();
      if (filings > 0) this.log.info({ filings }, 'filings that nobody refers to any more are gone for good');
      await this.database.inbox.purge();
      if (this.keepDocumentsDays === null) return;
      const documents = await this.database.documents.purge(this.keepDocumentsDays);
      if (documents > 0) this.log.info({ documents }, 'documents that were not used for long are gone for good');
    } catch (error) {
      this.log.debug({ err: error }, 'the purge could not be done');
    }
  }
}
