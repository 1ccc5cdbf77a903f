import { catalystText, LIMITS, MARKET_WIDE, NO_RELEVANT_CATALYSTS, type CatalystResponse } from '@copydesk/contracts';
import type { Catalyst, Database, Job } from '@copydesk/database';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { findCatalystsTool, type ChosenCatalyst } from '@copydesk/tools';
import { newsWindow } from '@copydesk/figures';
import { readDocument } from '../read-document';
import type { Prompts } from '../prompts/prompts';

/** How many candidates Postgres hands to the model. */
const CANDIDATES = 20;

/** Finds market catalysts for a text: Postgres picks candidates by their words, the model chooses, scores and explains. */
export class FindCatalystsHandler implements JobHandler<'find-catalysts'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
  ) {}

  async run(job: Job<'find-catalysts'>, context: JobContext): Promise<JobOutput<'find-catalysts'>> {
    context.progress({ stage: 'searching' });
    const { summary, content, documentId } = job.payload;
    const sent = summary ?? content;
    const document = await readDocument(this.database, { documentId, sent });
    const text = sent ?? document ?? '';
    const near = newsWindow(document ?? text);
    const candidates = await this.database.catalysts.search(text.slice(0, LIMITS.documentMax), CANDIDATES, near);
    if (candidates.length === 0) return { result: { catalysts: [nothingFound()] } };
    context.progress({ stage: 'choosing' });
    const input = { text, candidates: candidates.map(({ id, ...rest }) => ({ ...rest, id: String(id) })) };
    const { messages } = findCatalystsTool.prompt(input, await this.prompts.settingOf(job));
    const chosen = await this.model.structured(findCatalystsTool.model, messages, findCatalystsTool.answer(input), {
      signal: context.signal,
      onUsage: context.use,
    });
    const catalysts = chosen.flatMap((choice) => describe(choice, candidates));
    return { result: { catalysts: catalysts.length > 0 ? catalysts : [nothingFound()] } };
  }
}

function describe(choice: ChosenCatalyst, candidates: Catalyst[]): CatalystResponse[] {
  const found = candidates.find(({ id }) => String(id) === choice.id);
  if (!found) return [];
  const { title, sector, source, url, publishedAt, isSample } = found;
  const { relevance, reason, impact, angle } = choice;
  return [
    {
      id: choice.id,
      title,
      text: catalystText(found),
      relevance,
      sector,
      impact,
      angle,
      reason,
      source,
      url,
      publishedAt: publishedAt.toISOString(),
      isSample,
    },
  ];
}

function nothingFound(): CatalystResponse {
  return {
    id: 'none',
    title: NO_RELEVANT_CATALYSTS,
    text: NO_RELEVANT_CATALYSTS,
    relevance: 0,
    sector: MARKET_WIDE,
    impact: null,
    angle: null,
    reason: null,
    source: null,
    url: null,
    publishedAt: null,
    isSample: false,
  };
}
