import { spokenBrand, type SpokenBrand } from '@copydesk/contracts';
import type { Database, Job } from '@copydesk/database';
import { documentDay, evidenceInput, evidenceOfAngles, TracerLimit, type Tracer } from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import type { Model } from '@copydesk/model';
import { proveAngles, suggestAnglesTool } from '@copydesk/tools';
import type { Prompts } from '../prompts/prompts';

/** What the model reads at most, in tokens: the strongest passages are enough for a line, and are read in a moment. */
const WINDOW = 9_000;

type AnglesJob = Job<'suggest-angles'>;

/** Offers ideas for an email before it is written: those that its sources do not bear out are not offered. */
export class SuggestAnglesHandler implements JobHandler<'suggest-angles'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly tracer: Tracer,
  ) {}

  async run(job: AnglesJob, context: JobContext): Promise<JobOutput<'suggest-angles'>> {
    context.progress({ stage: 'reading' });
    const { news = '', about = '', offered = [] } = job.payload;
    const brand = await this.brandOf(job);
    const [evidence, setting] = await Promise.all([
      evidenceOfAngles(this.database, job, brand),
      this.prompts.settingOf(job),
    ]);
    const sources = evidenceInput(evidence);
    const trace = async (text: string) => (await this.tracer.trace(job.userId, text, sources)).entries;
    // The document is read for the traces while the model answers.
    const warm = trace('').catch(() => []);
    const told = evidence.catalysts.map(({ text }) => text).filter((text) => !news.includes(text));
    const input = { document: evidence.document, news: [news, ...told].filter(Boolean).join('\n\n'), about, offered };
    const { messages } = await this.prompts.make(job, suggestAnglesTool, input, {
      ...setting,
      brand,
      windowTokens: Math.min(setting.windowTokens, WINDOW),
    });
    const { signal, use: onUsage } = context;
    const format = suggestAnglesTool.answer(input);
    const ideas = await this.model.structured(suggestAnglesTool.model, messages, format, { signal, onUsage });
    context.progress({ stage: 'checking' });
    await warm;
    const angles = await proveAngles(ideas, brand.wordsToAvoid, trace).catch((error: unknown) => {
      // Nothing is offered that was not compared.
      if (error instanceof TracerLimit) return [];
      throw error;
    });
    return { result: { angles, document: documentDay(evidence) } };
  }

  /** The brand that was chosen with the offer that it is to sell; the default one where none was. */
  private async brandOf({ userId, payload: { brandId, offerId } }: AnglesJob): Promise<SpokenBrand> {
    const { brands } = this.database;
    const chosen = brandId == null || userId === null ? null : await brands.find(brandId, userId);
    if (!chosen) return spokenBrand(await brands.speaking(userId));
    const { offers, ...brand } = chosen;
    return spokenBrand({ ...brand, offer: offers.find(({ id }) => id === offerId) ?? null });
  }
}
