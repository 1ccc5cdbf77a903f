import type { Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Log } from '@copydesk/observability';
import type { CompanyReader } from './company-reader';

/** Looks what the companies have filed that somebody follows or has written about. */
export class WatchFilingsHandler implements JobHandler<'watch-filings'> {
  constructor(
    private readonly database: Database,
    private readonly companies: Pick<CompanyReader, 'read'>,
    private readonly log: Log,
  ) {}

  /** A company that cannot be read is looked at the next time. */
  async run(_: Job<'watch-filings'>, { signal }: JobContext): Promise<JobOutput<'watch-filings'>> {
    let newFilings = 0;
    for (const cik of await this.database.follows.watched()) {
      newFilings += await this.companies.read(cik, signal, true).catch((error: unknown) => {
        signal.throwIfAborted();
        this.log.warn({ err: error, cik }, 'a company could not be read; it is looked at the next time');
        return 0;
      });
    }
    return { result: { newFilings } };
  }
}
