import { NO_BRAND, type ModelTrial } from '@copydesk/contracts';
import type { CallOptions, Model, ModelError, ModelKind, ModelUsage, Target } from '@copydesk/model';
import {
  claimsOfText,
  expertReviewTool,
  findInEmail,
  hotlistTool,
  summarizeFileTool,
  webFactCheckTool,
} from '@copydesk/tools';

/** How long one trial may take: longer than a person waits at a terminal, it does not work. */
const LIMIT_MS = 5 * 60_000;

/** The longest prompt that is tried, in characters: a quarterly report with its tables. */
const LONG_CHARACTERS = 100_000;

const EMAIL = `Subject: Copper passed $10,000 a ton

Hello Anna,

Copper passed $10,000 a ton on Tuesday. Our briefing shows where the shortage comes from.

Read the briefing: https://example.com/copper

Best,
Tom`;

const BRIEF = {
  companyName: 'Example Research',
  productService: 'Copper briefing',
  targetAudience: 'Readers who hold mining stocks',
  keyBenefits: 'Shows where the shortage comes from',
  callToAction: 'Read the briefing',
  toneStyle: 'Professional',
  catalyst: 'Copper passed $10,000 a ton on Tuesday.',
  additionalContext: 'Two short paragraphs are enough.',
};

interface TriedModel {
  target: Target;
  trials: ModelTrial[];
}

/** Asks the models one short thing in each way in which they are used. It never throws: a trial says what went wrong. */
export async function tryModels(model: Model, windowTokens: number, said: (trial: ModelTrial, target: Target) => void) {
  const { write, check } = model.targets;
  const today = new Date().toISOString().slice(0, 10);
  const setting = { windowTokens, brand: NO_BRAND, today, fence: 'a1b2c3d4' };
  const tried: TriedModel[] = [{ target: write, trials: [] }];
  if (check.model !== write.model) tried.push({ target: check, trials: [] });
  const attempt = async (kind: ModelKind, way: ModelTrial['way'], run: Run) => {
    const trial = await measure(way, run);
    const target = model.targets[kind];
    tried.find((one) => one.target.model === target.model)?.trials.push(trial);
    said(trial, target);
  };

  await attempt('write', 'stream', async (options) => {
    const text = await model.stream('write', hotlistTool.prompt(BRIEF, setting).messages, options);
    if (!/^Subject:/i.test(text)) throw new Error('It answered, but not with an email that begins with “Subject:”.');
    return 'It wrote an email.';
  });
  await attempt('check', 'structured', async (options) => {
    const input = { emailContent: EMAIL, catalysts: [], findings: findInEmail(EMAIL, []) };
    const { messages } = expertReviewTool.prompt(input, setting);
    await model.structured('check', messages, expertReviewTool.answer(input), options);
    return 'It filled in a review.';
  });
  await attempt('check', 'long prompt', async (options, usages) => {
    const line = 'Revenue of the third quarter rose by nine percent, and costs by four. ';
    const document = line.repeat(Math.ceil(Math.min(LONG_CHARACTERS, windowTokens * 2) / line.length));
    await model.complete('check', summarizeFileTool.prompt({ document }, setting).messages, options);
    const [usage] = usages;
    if (usage?.cut) throw new Error('It read only a part of the prompt, and did not say so.');
    return `It read ${(usage?.inputTokens ?? 0).toLocaleString('en-US')} tokens.`;
  });
  if (model.searches) {
    await attempt('check', 'web search', async (options) => {
      const text = 'Copper passed $10,000 a ton for the first time.';
      const input = { text, context: '', claims: claimsOfText(text, []) };
      const { sources } = await model.answerWithSources(webFactCheckTool.prompt(input, setting).messages, options);
      return sources.length === 0 ? 'It named no source.' : `Sources named: ${sources.length}.`;
    });
  }
  return tried;
}

type Run = (options: CallOptions & { onText: (piece: string) => void }, usages: ModelUsage[]) => Promise<string>;

async function measure(way: ModelTrial['way'], run: Run): Promise<ModelTrial> {
  const startedAt = Date.now();
  let firstAt: number | null = null;
  const usages: ModelUsage[] = [];
  const options = {
    signal: AbortSignal.timeout(LIMIT_MS),
    onText: () => void (firstAt ??= Date.now()),
    onUsage: (usage: ModelUsage) => void usages.push(usage),
  };
  const report = (ok: boolean, message: string): ModelTrial => {
    const tokens = usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
    const seconds = (Date.now() - (firstAt ?? startedAt)) / 1_000;
    return {
      way,
      ok,
      message,
      firstTokenMs: firstAt === null ? null : firstAt - startedAt,
      tokensPerSecond: ok && tokens > 0 ? Math.round(tokens / Math.max(seconds, 0.001)) : null,
    };
  };
  try {
    return report(true, await run(options, usages));
  } catch (error) {
    return report(false, wordsOf(error));
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `It took longer than ${LIMIT_MS / 60_000} minutes.`;
  return (error as Partial<ModelError>).detail ?? error.message;
}
