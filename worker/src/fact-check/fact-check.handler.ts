import type { FactCheckResponse } from '@copydesk/contracts';
import type { Catalyst, Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import {
  factCheckTool,
  joinFactChecks,
  notChecked,
  readWebFactCheck,
  webFactCheckTool,
  type CheckedCatalyst,
} from '@copydesk/tools';
import { readDocument } from '../read-document';
import type { PromptSettings } from '../prompt-settings';
import { readThread } from '../write/read-thread';

/** How many pieces of market news a text is laid beside. */
const CATALYSTS = 10;

/** Checks a text on the web, where a search is set up, and against the user's document and the market news on file. */
export class FactCheckHandler implements JobHandler<'fact-check'> {
  constructor(
    private readonly model: Model,
    private readonly settings: PromptSettings,
    private readonly database: Database,
  ) {}

  async run(job: Job<'fact-check'>, context: JobContext): Promise<JobOutput<'fact-check'>> {
    context.progress({ stage: 'searching' });
    const [web, onFile] = await Promise.all([
      this.model.searches ? this.onTheWeb(job, context) : null,
      this.onFile(job, context),
    ]);
    return { result: web && onFile ? joinFactChecks(web, onFile) : (web ?? onFile ?? notChecked()) };
  }

  private async onTheWeb(job: Job<'fact-check'>, context: JobContext): Promise<FactCheckResponse> {
    const { messages, cuts } = webFactCheckTool.prompt(job.payload, await this.settings.of(job));
    const { signal, use: onUsage } = context;
    const answer = await this.model.answerWithSources(messages, { signal, onUsage });
    return { ...readWebFactCheck(answer, job.payload), cuts };
  }

  /** Null where there is neither a document nor news that speaks of it. */
  private async onFile(job: Job<'fact-check'>, context: JobContext): Promise<FactCheckResponse | null> {
    const [document, found, setting] = await Promise.all([
      this.documentOf(job),
      this.database.catalysts.search(job.payload.text, CATALYSTS),
      this.settings.of(job),
    ]);
    const input = { ...job.payload, document, catalysts: found.map(toSource) };
    if (!document && found.length === 0) return null;
    context.progress({ stage: 'checking' });
    const { messages, cuts } = factCheckTool.prompt(input, setting);
    const { signal, use: onUsage } = context;
    const answer = factCheckTool.answer(input);
    return { ...(await this.model.structured(factCheckTool.model, messages, answer, { signal, onUsage })), cuts };
  }

  /** The document that the request names, else what the draft rests on. */
  private async documentOf(job: Job<'fact-check'>): Promise<string | undefined> {
    const sent = (await readThread(this.database, job))?.evidence.document;
    return readDocument(this.database, { documentId: job.payload.documentId, sent });
  }
}

function toSource({ id, title, text, source, url, publishedAt }: Catalyst): CheckedCatalyst {
  return { id: String(id), title, text, source, url, publishedAt: publishedAt.toISOString() };
}
