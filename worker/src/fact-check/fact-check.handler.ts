import { NO_ANSWERS, spokenBrand, withAnswers, withCorrections, type FactCheckResponse } from '@copydesk/contracts';
import type { Database, Job, Stores } from '@copydesk/database';
import {
  answersOf,
  correctedIn,
  evidenceInput,
  evidenceOfThread,
  keepCorrected,
  keptDocument,
  type DraftEvidence,
  type Tracer,
} from '@copydesk/evidence';
import type { JobContext, JobHandler, JobOutput } from '@copydesk/jobs';
import { ModelError, type Model } from '@copydesk/model';
import {
  areCorrectable,
  claimsOfText,
  concludeFactCheck,
  correctionsOf,
  factCheckTool,
  isAbout,
  notChecked,
  readWebFactCheck,
  ruleOnClaims,
  unchecked,
  webFactCheckTool,
  type CheckedCatalyst,
  type Claim,
  type FactCheckInput,
  type ReadClaim,
  type Ruling,
} from '@copydesk/tools';
import { readDocument } from '../read-document';
import type { Prompts } from '../prompts/prompts';
import type { ClaimReader } from '../readings/claim-reader';

/** How many pieces of market news a text is laid beside. */
const CATALYSTS = 10;

/** How many claims are read at once, by a model or on the web; what rules compare is not counted. */
const READ_AT_ONCE = 40;

const TOO_MANY = `At most ${READ_AT_ONCE} statements are checked at once. Select this one to have it checked.`;
const NO_SOURCE = 'There is no document or market news to check this against.';
const NO_ANSWER = 'This could not be judged. Please check it against its source.';

type FactCheckJob = Job<'fact-check'>;

/**
 * Checks the claims of a text: figures, names, dates and quotations by rule against what the email rests on; the rest by
 * a model, and on the web where a search is set up. Nobody is asked where rules decide all.
 */
export class FactCheckHandler implements JobHandler<'fact-check'> {
  constructor(
    private readonly model: Model,
    private readonly prompts: Prompts,
    private readonly database: Database,
    private readonly figures: { tracer: Tracer; reader: ClaimReader },
  ) {}

  async run(job: FactCheckJob, context: JobContext): Promise<JobOutput<'fact-check'>> {
    context.progress({ stage: 'searching' });
    const { text } = job.payload;
    await this.figures.reader.read(job, text, context);
    const [evidence, found] = await Promise.all([this.evidenceOf(job), this.newsOn(text)]);
    const rests = evidenceInput(evidence);
    const [{ entries }, answers] = await Promise.all([
      this.figures.tracer.trace(job.userId, text, rests),
      job.threadId === null ? NO_ANSWERS : answersOf(this.database, job.threadId, rests),
    ]);
    const answered = withAnswers(entries, text, answers);
    const claims = claimsOfText(text, answered);
    const ruled = ruleOnClaims(claims, evidence);

    const chosen = evidence.catalysts.map((catalyst) => ({ ...catalyst, id: String(catalyst.id), isTraced: true }));
    const other = found.filter(({ id }) => !chosen.some((catalyst) => catalyst.id === id));
    const left = claims.filter(({ id }) => isLeft(ruled.get(id)));
    const speaksOf = ({ text: claim }: Claim, { title, text: said }: CheckedCatalyst) => isAbout(claim, [title, said]);
    const news = other.filter((piece) => left.some((claim) => speaksOf(claim, piece)));
    const input = { ...job.payload, document: evidence.document, catalysts: [...chosen, ...news] };
    const hasSources = input.document !== undefined || input.catalysts.length > 0;
    const isDecided = [...ruled.values()].some(({ verdict }) => verdict !== null && verdict.sources.length > 0);
    if (!hasSources && !isDecided && !this.model.searches) return { result: notChecked() };

    // What the ledger did not find in its own sources may stand in other news; what it calls wrong, it may have misread.
    const toRead = claims.filter((claim) => {
      if (!left.includes(claim)) return areCorrectable(claim.entries);
      return !isMissing(ruled.get(claim.id)) || news.some((piece) => speaksOf(claim, piece));
    });
    // What rules decided is done; a model answers about the rest all at once.
    const decided = { done: claims.length - toRead.length, all: claims.length };
    if (toRead.length > 0) context.progress({ stage: 'checking', claims: decided });
    const [read, web] = await Promise.all([
      hasSources ? this.read({ ...input, claims: toRead.slice(0, READ_AT_ONCE) }, job, context) : null,
      this.model.searches ? this.onTheWeb(left.slice(0, READ_AT_ONCE), job, context) : null,
    ]);
    const said = [
      ...unchecked(toRead, hasSources || web ? TOO_MANY : NO_SOURCE),
      ...unchecked(toRead.slice(0, READ_AT_ONCE), hasSources || web ? NO_ANSWER : NO_SOURCE),
      ...(read?.verdicts ?? []),
    ];
    const checkedAgainst = [
      ...(web?.checkedAgainst ?? []),
      ...(input.document === undefined ? [] : ['document' as const]),
      ...(input.catalysts.length > 0 ? ['catalyst' as const] : []),
    ];
    const cuts = read?.cuts ?? [];
    const corrections = correctionsOf({ text, claims, read: said }, evidence);
    const ledger = withCorrections(answered, text, corrections);
    const result = concludeFactCheck({ text, claims, ledger, ruled, read: said, web, checkedAgainst, cuts });
    return { result: { ...result, ...correctedIn(rests, corrections) } };
  }

  async completed(stores: Stores, job: FactCheckJob, { result }: JobOutput<'fact-check'>): Promise<void> {
    await keepCorrected(stores, job, result.corrections ?? []);
  }

  /** What a model makes of claims; an answer that cannot be used leaves them unchecked. */
  private async read(
    input: FactCheckInput,
    job: FactCheckJob,
    context: JobContext,
  ): Promise<Pick<FactCheckResponse, 'cuts'> & { verdicts: ReadClaim[] }> {
    if (input.claims.length === 0) return { verdicts: [], cuts: [] };
    const { messages, cuts } = await this.prompts.make(job, factCheckTool, input, await this.prompts.settingOf(job));
    const { signal, use: onUsage } = context;
    try {
      const format = factCheckTool.answer(input);
      const verdicts = await this.model.structured(factCheckTool.model, messages, format, { signal, onUsage });
      return { verdicts, cuts };
    } catch (error) {
      if (!(error instanceof ModelError) || error.code !== 'model/bad-answer') throw error;
      return { verdicts: [], cuts };
    }
  }

  private async onTheWeb(claims: Claim[], job: FactCheckJob, context: JobContext): Promise<FactCheckResponse | null> {
    if (claims.length === 0) return null;
    const { messages, cuts } = webFactCheckTool.prompt({ ...job.payload, claims }, await this.prompts.settingOf(job));
    const { signal, use: onUsage } = context;
    const answer = await this.model.answerWithSources(messages, { signal, onUsage });
    return { ...readWebFactCheck(answer, job.payload), cuts };
  }

  /** What the draft rests on; the document that the request names takes the place of the draft's own. */
  private async evidenceOf({ threadId, userId, payload }: FactCheckJob): Promise<DraftEvidence> {
    const thread = threadId === null ? null : await this.database.threads.find(threadId);
    const evidence = thread
      ? await evidenceOfThread(this.database, thread)
      : { ...NO_EVIDENCE, brand: spokenBrand(await this.database.brands.speaking(userId)) };
    const { documentId } = payload;
    const kept = documentId == null ? null : await keptDocument(this.database, documentId);
    if (kept) return { ...evidence, ...kept };
    return { ...evidence, document: await readDocument(this.database, { documentId, sent: evidence.document }) };
  }

  private async newsOn(text: string): Promise<CheckedCatalyst[]> {
    const found = await this.database.catalysts.search(text, CATALYSTS);
    return found.map(({ id, title, text: said, source, url, publishedAt }) => ({
      id: String(id),
      title,
      text: said,
      source,
      url,
      publishedAt: publishedAt.toISOString(),
      isTraced: false,
    }));
  }
}

const NO_EVIDENCE = {
  document: undefined,
  documentId: null,
  sha256: null,
  origin: null,
  structure: null,
  catalysts: [],
  brief: '',
  readings: [],
};

/** True for what rules leave open: what they found nothing of or could not decide, and what says more than they compare. */
function isLeft(ruling: Ruling | undefined): boolean {
  const verdict = ruling?.verdict?.verdict;
  return verdict === 'supported' ? ruling?.isOpen === true : verdict !== 'contradicted';
}

function isMissing(ruling: Ruling | undefined): boolean {
  return ruling?.verdict?.verdict === 'not-found';
}
