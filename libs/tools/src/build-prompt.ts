import { isGiven, JobError, type UsedCatalyst } from '@copydesk/contracts';
import { fence, formatDay, type FenceKind } from '@copydesk/text';
import { estimateTokens } from './estimate-tokens';
import { fitInputs } from './fit-inputs';
import { brandExamples } from './brand-examples';
import { brandInputs, brandRules, toolOrder, type BrandUse } from './brand-profile';
import { FENCE_RULES, fenceTags, RULES_OF } from './copy-rules';
import { shownEmails, type FinishedEmails } from './finished-emails';
import type { Prompt, PromptSetting } from './tool';

const ROOM_AT_LEAST = 300;

/** One input of a tool, what to do with it, and what to do where it was not given. */
export interface PromptInput {
  field: string;
  text: string | null | undefined;
  use: string;
  otherwise?: string;
  /** An order is carried out as far as the rules allow; material is only ever data. */
  kind?: FenceKind;
  /** Of a document: what is looked for in it where it does not fit. */
  query?: string;
  /** True where a part of it would be worse than none: it is never cut. */
  whole?: boolean;
}

/** What a tool's prompt is made of. */
export interface PromptParts {
  /** The tool's name. */
  task: string;
  /** Writes for the house, judges what was written for it, or reads. It decides the rules that stand above all. */
  brand: BrandUse;
  /** What the tool asks for, in the same words in every call: no input and no brand changes them. */
  instructions: string[];
  /** Finished emails that show how it is done, where the brand has none of its own. */
  examples?: FinishedEmails;
  /** True where the brief says what the reader is asked to do: what the offer asks for is not told then. */
  hasCallToAction?: boolean;
  /**
   * Inputs in the order in which they are read, with what is said of this call alone: first what stays the same from one
   * call about the same thing to the next (document, brief), then what changes, so that a server can reuse what it has
   * read already.
   */
  body: (PromptInput | string)[];
  /** The last words of the prompt. */
  request: string;
  /** Tokens that are kept free for the answer. */
  answerTokens: number;
}

/**
 * Puts a prompt together. The system message holds what no thread changes: the rules of everything that is written, judged
 * or read, the tool's instructions with its examples, the rules for a brand and, last, since it is of one thread, the word
 * of the fences. The user message holds the brand profile with its own emails and the tool's inputs, then what the tool's
 * owner ordered, today's date and the request. An input is fenced below a line that says what it is for; one that was not
 * given leaves no trace but its `otherwise`. What does not fit beside the instructions, the room for the answer and what
 * must stay whole is cut by the rule of `fitInputs`.
 * @throws JobError where the window leaves no room for material.
 */
export function buildPrompt(parts: PromptParts, setting: PromptSetting): Prompt {
  const { windowTokens, brand, examples, toolInstructions, today, fence: word, catalysts = [] } = setting;
  const own = brandExamples(examples, parts.brand);
  const system = [
    RULES_OF[parts.brand],
    ...parts.instructions,
    FENCE_RULES,
    ...(parts.examples ? shownEmails(parts.examples, own.length > 0) : []),
    ...brandRules(brand, parts.brand),
    fenceTags(word),
  ].join('\n\n');
  const tail = [
    catalystSources(catalysts),
    ...toolOrder(toolInstructions, parts.brand),
    `Today is ${formatDay(today)}.`,
    `Task: ${parts.task}`,
  ];
  const profile = brandInputs(brand, parts);
  const blocks = [...profile, ...own, ...parts.body, ...tail, parts.request].flatMap(resolve);
  const frame = blocks.map((block) => show(word, block, (input) => (input.whole ? input.text : '')));
  const room = windowTokens - parts.answerTokens - estimateTokens([system, ...frame].join('\n\n'));
  if (room < ROOM_AT_LEAST) {
    throw new JobError(
      'This is more text than the writing model can take in at once. Please shorten it and try again.',
      { code: 'model/too-long', cause: `${windowTokens} tokens for ${parts.task}` },
    );
  }
  const cuttable = blocks.filter((block) => typeof block !== 'string').filter(({ whole }) => !whole);
  const fitted = fitInputs(cuttable, room);
  const shown = new Map(cuttable.map((input, at) => [input, fitted.inputs[at]?.text ?? input.text]));
  const content = blocks.map((block) => show(word, block, (input) => shown.get(input) ?? input.text)).join('\n\n');
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content },
    ],
    cuts: fitted.cuts,
  };
}

/** When and where the news was published, why it fits, and an angle for it. */
function catalystSources(catalysts: UsedCatalyst[]): PromptInput {
  const about = catalysts.map(({ title, source, publishedAt, reason, angle }) =>
    [
      [title, source, formatDay(publishedAt.slice(0, 10))].filter(Boolean).join(', '),
      reason && `Why it fits: ${reason}`,
      angle && `An angle: ${angle}`,
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return {
    field: 'catalystSources',
    text: about.join('\n\n'),
    use: 'Where and when the market catalysts were published, and why they were chosen. News more than four months from the period of the document is background, with its date, and no reason to write today.',
  };
}

type Given = PromptInput & { text: string };

function resolve(block: PromptInput | string): (Given | string)[] {
  if (typeof block === 'string') return [block];
  if (isGiven(block.text)) return [{ ...block, text: block.text.trim() }];
  return block.otherwise ? [block.otherwise] : [];
}

function show(word: string, block: Given | string, textOf: (input: Given) => string): string {
  return typeof block === 'string' ? block : `${block.use}\n${fence(word, block.field, textOf(block), block.kind)}`;
}
