import { Body, Controller, NotFoundException } from '@nestjs/common';
import { FetchFilingRequest, FILING_NOT_FOUND, type FetchedFiling, type JobAccepted } from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { Companies } from './companies';

@Controller('api')
@Access('user')
export class FilingsController {
  constructor(
    private readonly database: Database,
    private readonly companies: Companies,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** Fetches a filing and keeps it as a document. */
  @MakesJob('filings')
  async fetch(
    @Body() { accession, document }: FetchFilingRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<FetchedFiling | JobAccepted> {
    this.companies.checkOn();
    const filing = await this.database.filings.find(accession);
    const isOfIt = document == null || [filing?.document, filing?.primaryDocument].includes(document);
    if (!filing || !isOfIt) throw new NotFoundException(FILING_NOT_FOUND);
    const job = await this.submission.submit({ name: 'fetch-filing', payload: { accession }, user, client });
    return this.answer.give(request, job, (filed) => filed);
  }
}
