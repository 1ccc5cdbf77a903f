import { Body, Controller } from '@nestjs/common';
import { SummarizeFileRequest, type JobAccepted, type SummarizeFileResponse } from '@copydesk/contracts';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';

@Controller('api')
@Access('user')
export class DocumentsController {
  constructor(
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  @MakesJob('summarize-file')
  async summarize(
    @Body() { content }: SummarizeFileRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<SummarizeFileResponse | JobAccepted> {
    const job = await this.submission.submit({ name: 'summarize-file', payload: { content }, user, client });
    return this.answer.give(request, job, ({ summary }) => ({ summary }));
  }
}
