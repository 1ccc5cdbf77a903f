import { ConflictException, HttpException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import type { Config } from '@copydesk/config';
import { COMPANY_NOT_FOUND, EDGAR_OFF, INTEGER_MAX, type Company, type JobAccepted } from '@copydesk/contracts';
import { Database, type CompanyReport } from '@copydesk/database';
import { CONFIG } from '../config.token';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import type { JobCall } from '../jobs/makes-job.decorator';

/** For how long what the SEC said of a company is the newest. */
const FRESH_MS = 10 * 60_000;

/** When a company was read, and why that is not now. */
export interface Freshness {
  report: CompanyReport;
  notice: string | null;
}

@Injectable()
export class Companies {
  constructor(
    private readonly database: Database,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws ConflictException where nobody has said whom the SEC may write to. */
  checkOn(): void {
    if (this.config.edgar.contact === null) throw new ConflictException(EDGAR_OFF);
  }

  /** @throws NotFoundException where the SEC lists no such company. */
  async find(cik: string): Promise<Company> {
    const isNumber = /^[1-9]\d{0,9}$/.test(cik) && Number(cik) <= INTEGER_MAX;
    const found = isNumber ? await this.database.companies.find(Number(cik)) : null;
    if (!found) throw new NotFoundException(COMPANY_NOT_FOUND);
    return found;
  }

  /**
   * Has a worker refresh a company that was last read long ago, then answers from the database. Where the SEC cannot be
   * reached, the answer is what was stored before.
   */
  async read<T>(
    { cik }: Company,
    { user, client, request }: JobCall,
    body: (freshness: Freshness) => Promise<T>,
  ): Promise<T | JobAccepted> {
    const report = await this.database.companies.report(cik);
    if (report && Date.now() - report.readAt.getTime() < FRESH_MS) return body({ report, notice: null });
    try {
      const job = await this.submission.submit({
        name: 'read-company',
        payload: { cik },
        user,
        client,
        same: (stores) => stores.jobs.openRead(cik),
      });
      return await this.answer.give(request, job, async () => {
        const fresh = await this.database.companies.report(cik);
        if (!fresh) throw new NotFoundException(COMPANY_NOT_FOUND);
        return body({ report: fresh, notice: null });
      });
    } catch (error) {
      if (!report || !(error instanceof HttpException)) throw error;
      return body({ report, notice: error.message });
    }
  }
}
