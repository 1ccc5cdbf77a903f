import { Global, Module } from '@nestjs/common';
import { JobActions } from './job-actions';
import { JobAnswer } from './job-answer';
import { JobEndings } from './job-endings';
import { JobSnapshots } from './job-snapshots';
import { JobSubmission } from './job-submission';
import { JobsController } from './jobs.controller';

@Global()
@Module({
  controllers: [JobsController],
  providers: [JobActions, JobAnswer, JobEndings, JobSnapshots, JobSubmission],
  exports: [JobActions, JobAnswer, JobEndings, JobSnapshots, JobSubmission],
})
export class JobsApiModule {}
