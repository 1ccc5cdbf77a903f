import { NO_BRAND } from '@copydesk/contracts';
import type { Model, ModelUsage } from '@copydesk/model';
import { withClosing } from '@copydesk/text';
import type { Prompt, PromptSetting, StructuredTool } from '@copydesk/tools';
import type { Check } from './checks';

/** A rule that an answer broke, and what was wrong. */
export interface Broken {
  rule: string;
  said: string;
}

/** What a run of a brief came to: of so many rules, those that the answer broke. */
export interface Outcome {
  text: string;
  rules: number;
  broken: Broken[];
  firstTokenMs: number | null;
  totalMs: number;
  usage: ModelUsage[];
}

/** A golden brief: what a model is asked, and the rules that its answer must keep. */
export interface Brief {
  name: string;
  kind: 'write' | 'check';
  run: (model: Model) => Promise<Outcome>;
}

/** A brief that is answered in prose, which is closed as the brand wants it. */
export function prose(name: string, { messages }: Prompt, checks: Check<string>[], brand = NO_BRAND): Brief {
  const kind = name.startsWith('summary') ? 'check' : 'write';
  return {
    name,
    kind,
    run: (model) =>
      timed(checks, async (signal, onUsage, onText) => {
        const text = await model.stream(kind, messages, { signal, onUsage, onText });
        return { text, answer: withClosing(text, { signature: brand.signature, disclaimer: brand.disclaimer }) };
      }),
  };
}

/** A brief that is answered with data. */
export function structured<Input, Answer>(
  name: string,
  tool: StructuredTool<Input, Answer>,
  input: Input,
  setting: PromptSetting,
  checks: Check<Answer>[],
): Brief {
  return {
    name,
    kind: 'check',
    run: (model) =>
      timed(checks, async (signal, onUsage) => {
        const { messages } = tool.prompt(input, setting);
        const answer = await model.structured('check', messages, tool.answer(input), { signal, onUsage });
        return { text: JSON.stringify(answer, null, 2), answer };
      }),
  };
}

const LONGEST_MS = 600_000;

async function timed<Answer>(
  checks: Check<Answer>[],
  ask: (
    signal: AbortSignal,
    onUsage: (usage: ModelUsage) => void,
    onText: () => void,
  ) => Promise<{ text: string; answer: Answer }>,
): Promise<Outcome> {
  const usage: ModelUsage[] = [];
  const start = performance.now();
  let firstTokenMs: number | null = null;
  const since = () => Math.round(performance.now() - start);
  const rules = checks.length + 1;
  try {
    const { text, answer } = await ask(
      AbortSignal.timeout(LONGEST_MS),
      (used) => usage.push(used),
      () => (firstTokenMs ??= since()),
    );
    const broken = checks.flatMap((check) => {
      const said = check.broken(answer);
      return said === null ? [] : [{ rule: check.name, said }];
    });
    return { text, rules, broken, firstTokenMs, totalMs: since(), usage };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { text: '', rules, broken: [{ rule: 'answers', said }], firstTokenMs, totalMs: since(), usage };
  }
}
