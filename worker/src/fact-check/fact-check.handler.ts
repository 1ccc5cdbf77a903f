import type { FactCheckResponse } from '@copydesk/contracts';
import type { Catalyst, Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { factCheckTool, notChecked, readWebFactCheck, webFactCheckTool, type CheckedCatalyst } from '@copydesk/tools';
import { readThread } from '../write/read-thread';

/** How many pieces of market news a text is laid beside. */
const CATALYSTS = 10;

/** Checks a text: on the web where a search is set up, else against the user's document and the market news on file. */
export class FactCheckHandler implements JobHandler<'fact-check'> {
  readonly name = 'fact-check';

  constructor(
    private readonly model: Model,
    private readonly windowTokens: number,
    private readonly database: Database,
  ) {}

  async run(job: Job<'fact-check'>, context: JobContext): Promise<JobOutput<'fact-check'>> {
    context.progress({ stage: 'searching' });
    return { result: this.model.searches ? await this.onTheWeb(job, context) : await this.onFile(job, context) };
  }

  private async onTheWeb(job: Job<'fact-check'>, context: JobContext): Promise<FactCheckResponse> {
    const { messages } = webFactCheckTool.prompt(job.payload, { windowTokens: this.windowTokens });
    const { signal, use: onUsage } = context;
    return readWebFactCheck(await this.model.answerWithSources(messages, { signal, onUsage }), job.payload);
  }

  private async onFile(job: Job<'fact-check'>, context: JobContext): Promise<FactCheckResponse> {
    const [thread, found] = await Promise.all([
      readThread(this.database, job),
      this.database.catalysts.search(job.payload.text, CATALYSTS),
    ]);
    const input = { ...job.payload, document: thread?.document, catalysts: found.map(toSource) };
    if (!input.document && found.length === 0) return notChecked();
    context.progress({ stage: 'checking' });
    const { messages } = factCheckTool.prompt(input, { windowTokens: this.windowTokens });
    const { signal, use: onUsage } = context;
    return this.model.structured(factCheckTool.model, messages, factCheckTool.answer(input), { signal, onUsage });
  }
}

function toSource({ id, title, text, source, url, publishedAt }: Catalyst): CheckedCatalyst {
  return { id: String(id), title, text, source, url, publishedAt: publishedAt.toISOString() };
}
