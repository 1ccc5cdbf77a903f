import { NO_BRAND } from '@copydesk/contracts';
import type { Model, ModelUsage } from '@copydesk/model';
import { withClosing } from '@copydesk/text';
import type { Prompt, PromptMessage, PromptSetting, StructuredTool } from '@copydesk/tools';
import type { Check } from './checks';

/** A rule that an answer broke, and what was wrong. */
export interface Broken {
  rule: string;
  said: string;
}

/** How an answer does by the rules of its brief: of so many, those that it broke. */
export interface Judged {
  text: string;
  rules: number;
  broken: Broken[];
}

/** What a run of a brief came to. */
export interface Outcome extends Judged {
  firstTokenMs: number | null;
  totalMs: number;
  usage: ModelUsage[];
  /** What the model said beside its answer. */
  note?: string;
}

/** A golden brief: what a model is asked, and the rules that its answer must keep. */
export interface Brief {
  name: string;
  kind: 'write' | 'check';
  messages: PromptMessage[];
  /** The same wish as somebody would put it to a chatbot; null where data is asked for. */
  plain: string | null;
  judge: (text: string) => Judged;
  /** An answer with what the product sets below it. */
  asSent: (text: string) => string;
  run: (model: Model) => Promise<Outcome>;
}

interface ProseBrief {
  name: string;
  prompt: Prompt;
  plain: string;
  checks: Check<string>[];
  brand?: PromptSetting['brand'];
}

/** A brief that is answered in prose, which is closed as the brand wants it. */
export function prose({ name, prompt: { messages }, plain, checks, brand = NO_BRAND }: ProseBrief): Brief {
  const kind = name.startsWith('summary') ? 'check' : 'write';
  const closing = { signature: brand.signature, disclaimer: brand.disclaimer };
  const asSent = (text: string) => withClosing(text, closing);
  const judge = (text: string) => judged(text, checks, () => asSent(text));
  return {
    ...{ name, kind, messages, plain, judge, asSent },
    run: (model) =>
      timed(checks.length + 1, async (signal, onUsage, onText) => {
        const notes: string[] = [];
        const onNote = (said: string) => void notes.push(said);
        const answered = judge(await model.stream(kind, messages, { signal, onUsage, onText, onNote }));
        return notes.length === 0 ? answered : { ...answered, note: notes.join(' ') };
      }),
  };
}

interface StructuredBrief<Input, Answer> {
  name: string;
  tool: StructuredTool<Input, Answer>;
  input: Input;
  setting: PromptSetting;
  checks: Check<Answer>[];
}

/** A brief that is answered with data. */
export function structured<Input, Answer>({
  name,
  tool,
  input,
  setting,
  checks,
}: StructuredBrief<Input, Answer>): Brief {
  const { messages } = tool.prompt(input, setting);
  const format = tool.answer(input);
  const judge = (text: string) => judged(text, checks, () => format.parse(JSON.parse(text)));
  return {
    ...{ name, messages, plain: null, judge, asSent: (text) => text },
    kind: 'check',
    run: (model) =>
      timed(checks.length + 1, async (signal, onUsage) => {
        const answer = await model.structured('check', messages, format, { signal, onUsage });
        return judged(JSON.stringify(answer, null, 2), checks, () => answer);
      }),
  };
}

function judged<Answer>(text: string, checks: Check<Answer>[], read: () => Answer): Judged {
  const rules = checks.length + 1;
  try {
    const answer = read();
    const broken = checks.flatMap((check) => {
      const said = check.broken(answer);
      return said === null ? [] : [{ rule: check.name, said }];
    });
    return { text, rules, broken };
  } catch (error) {
    return { text, rules, broken: [{ rule: 'answers', said: messageOf(error) }] };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const LONGEST_MS = 600_000;

async function timed(
  rules: number,
  ask: (
    signal: AbortSignal,
    onUsage: (usage: ModelUsage) => void,
    onText: () => void,
  ) => Promise<Judged & Pick<Outcome, 'note'>>,
): Promise<Outcome> {
  const usage: ModelUsage[] = [];
  const start = performance.now();
  let firstTokenMs: number | null = null;
  const since = () => Math.round(performance.now() - start);
  try {
    const answered = await ask(
      AbortSignal.timeout(LONGEST_MS),
      (used) => usage.push(used),
      () => (firstTokenMs ??= since()),
    );
    return { ...answered, firstTokenMs, totalMs: since(), usage };
  } catch (error) {
    const broken = [{ rule: 'answers', said: messageOf(error) }];
    return { text: '', rules, broken, firstTokenMs, totalMs: since(), usage };
  }
}
