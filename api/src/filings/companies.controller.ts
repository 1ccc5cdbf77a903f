import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  COMPANIES_ON_THE_WAY,
  CompanyQuery,
  NO_FILINGS,
  type CompanyFilings,
  type CompanyMatches,
  type CompanyPage,
  type JobAccepted,
} from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { Busy } from '../http/busy.error';
import { Call, type JobCall } from '../jobs/makes-job.decorator';
import { Companies } from './companies';
import { presentFiling } from './filing.presenter';

/** The companies that report to the SEC, and what they have filed. */
@Controller('api/companies')
@Access('user')
export class CompaniesController {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
  ) {}

  @Get()
  async search(@Query() { q = '' }: CompanyQuery): Promise<CompanyMatches> {
    this.companies.checkOn();
    if (q.trim() === '') return { companies: [], near: [] };
    const { companies } = this.database;
    const found = await companies.search(q);
    if (found.length > 0) return { companies: found, near: [] };
    if (!(await companies.areKnown())) throw new Busy(503, COMPANIES_ON_THE_WAY, 5);
    return { companies: [], near: await companies.near(q) };
  }

  @Get(':cik/filings')
  async filings(@Param('cik') cik: string, @Call() call: JobCall): Promise<CompanyFilings | JobAccepted> {
    this.companies.checkOn();
    const company = await this.companies.find(cik);
    return this.companies.read(company, call, async ({ report, notice }) => {
      const filings = await this.database.filings.listFor(company.cik, call.user.id);
      const says = filings.length === 0 ? NO_FILINGS : null;
      return { filings: filings.map(presentFiling), readAt: report.readAt.toISOString(), notice: notice ?? says };
    });
  }

  /** A company with its filings, what this user has written from each, and eight quarters of its main figures. */
  @Get(':cik')
  async get(@Param('cik') cik: string, @Call() call: JobCall): Promise<CompanyPage | JobAccepted> {
    this.companies.checkOn();
    const company = await this.companies.find(cik);
    const { id: userId } = call.user;
    return this.companies.read(company, call, async ({ report, notice }) => {
      const [isFollowed, filings, written] = await Promise.all([
        this.database.follows.has(userId, company.cik),
        this.database.filings.listFor(company.cik, userId),
        this.database.filings.written(company.cik, userId),
      ]);
      return {
        company,
        isFollowed,
        filings: filings.map((filing) => ({
          ...presentFiling(filing),
          written: written.flatMap(({ accession, ...draft }) => (accession === filing.accession ? [draft] : [])),
        })),
        measures: report.measures,
        readAt: report.readAt.toISOString(),
        notice,
      };
    });
  }
}
