import { JobError, SEC_AWAY, type JobFailure } from '@copydesk/contracts';
import type { Database, Job, Stores } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { parseCompanies } from './parse-companies';
import type { SecClient } from './sec-client';

/** How soon it is asked again where it went wrong. */
const AGAIN_MINUTES = 5;

/** Keeps the list of all companies. */
export class LoadCompaniesHandler implements JobHandler<'load-companies'> {
  constructor(
    private readonly database: Database,
    private readonly sec: Pick<SecClient, 'json'>,
  ) {}

  async run(_: Job<'load-companies'>, { signal }: JobContext): Promise<JobOutput<'load-companies'>> {
    const companies = parseCompanies(await this.sec.json('/files/company_tickers.json', signal));
    // An empty list is none: what is known stays.
    if (companies.length === 0) throw new JobError(SEC_AWAY, { code: 'sec/away' });
    await this.database.transaction((stores) => stores.companies.replace(companies));
    return { result: { companies: companies.length } };
  }

  async failed(stores: Stores, _: Job<'load-companies'>, _failure: JobFailure): Promise<void> {
    await stores.secTurns.again('load-companies', AGAIN_MINUTES);
  }
}
