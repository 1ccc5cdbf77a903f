import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import {
  FindCatalystsRequest,
  type FindCatalystsResponse,
  type JobAccepted,
  type RawCatalystsResponse,
} from '@copydesk/contracts';
import { Database } from '@copydesk/database';
import { useDocument } from '../documents/documents';
import { Access } from '../http/access.decorator';
import { JobAnswer } from '../jobs/job-answer';
import { JobSubmission } from '../jobs/job-submission';
import { Call, MakesJob, type JobCall } from '../jobs/makes-job.decorator';
import { presentRaw } from './catalyst.presenter';

const NEWEST = 200;

@Controller('api')
@Access('user')
export class CatalystsController {
  constructor(
    private readonly database: Database,
    private readonly submission: JobSubmission,
    private readonly answer: JobAnswer,
  ) {}

  /** The newest catalysts, as they are. */
  @Post('get-raw-catalysts')
  @HttpCode(200)
  async newest(): Promise<RawCatalystsResponse> {
    return { catalysts: (await this.database.catalysts.newest(NEWEST)).map(presentRaw) };
  }

  @MakesJob('find-catalysts')
  async find(
    @Body() body: FindCatalystsRequest,
    @Call() { user, client, request }: JobCall,
  ): Promise<FindCatalystsResponse | JobAccepted> {
    const job = await this.submission.submit({
      name: 'find-catalysts',
      payload: { ...body },
      user,
      client,
      before: async (stores) => {
        await useDocument(stores, body.documentId, user);
        return null;
      },
    });
    return this.answer.give(request, job, ({ catalysts }) => ({ catalysts }));
  }
}
