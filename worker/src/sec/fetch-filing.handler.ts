import { FILING_NOT_FOUND, JobError } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { FilingFetcher } from './filing-fetcher';

/** Fetches a filing for a user. */
export class FetchFilingHandler implements JobHandler<'fetch-filing'> {
  constructor(
    private readonly database: Database,
    private readonly fetcher: Pick<FilingFetcher, 'keep'>,
  ) {}

  async run({ userId, payload }: Job<'fetch-filing'>, context: JobContext): Promise<JobOutput<'fetch-filing'>> {
    if (userId === null) throw new JobError('The account that asked for this filing was deleted.');
    const filing = await this.database.filings.find(payload.accession);
    if (!filing) throw new JobError(FILING_NOT_FOUND, { code: 'page/unreadable' });
    return { result: await this.fetcher.keep(filing, { userId, context }) };
  }
}
