import type { Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { summarizeFileTool } from '@copydesk/tools';
import { readDocument } from '../read-document';
import type { Prompts } from '../prompts/prompts';

/** Reads a document and says what a writer needs to know of it. */
export class SummarizeFileHandler implements JobHandler<'summarize-file'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
  ) {}

  async run(job: Job<'summarize-file'>, context: JobContext): Promise<JobOutput<'summarize-file'>> {
    context.progress({ stage: 'reading' });
    const { content: sent, documentId } = job.payload;
    const [document, setting] = await Promise.all([
      readDocument(this.database, { documentId, sent }),
      this.prompts.settingOf(job),
    ]);
    const { messages, cuts } = await this.prompts.make(job, summarizeFileTool, { document }, setting);
    const summary = await this.model.stream(summarizeFileTool.model, messages, {
      signal: context.signal,
      onText: context.write,
      onUsage: context.use,
    });
    return { text: summary, result: { summary, cuts } };
  }
}
