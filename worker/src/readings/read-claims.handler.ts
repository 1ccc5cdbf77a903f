import type { Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { ClaimReader } from './claim-reader';

/** Reads what rules left open in a draft while somebody writes it. */
export class ReadClaimsHandler implements JobHandler<'read-claims'> {
  constructor(private readonly reader: ClaimReader) {}

  async run(job: Job<'read-claims'>, context: JobContext): Promise<JobOutput<'read-claims'>> {
    context.progress({ stage: 'reading' });
    return { result: { read: await this.reader.read(job, job.payload.text, context) } };
  }
}
