import { buildPrompt, type PromptInput } from './build-prompt';
import { briefInput } from './document-input';
import { objectSchema } from './object-schema';
import { isRecord } from './read-json';
import type { StructuredTool } from './tool';

/** An email that was written from a brief, and what of it no source bears out. */
interface DraftToCompare {
  text: string;
  unproven: readonly string[];
}

/** Two emails of one brief. */
export interface ChooseDraftInput {
  brief: string;
  drafts: readonly [DraftToCompare, DraftToCompare];
}

/** Which of them is to be sent, by its place, and why. */
export interface DraftChoice {
  better: 0 | 1;
  why: string;
}

const WHY_MAX = 300;
const LETTERS = ['A', 'B'] as const;

const INSTRUCTIONS = `An email was written twice from one brief. You are the copy chief, and send one of the two.

Read both as their reader does: on a phone, between two other things. The better one is true to its material: a figure that no
source bears out weighs more than any charm. It opens with news, has one idea and carries it to the end, sounds like the house,
wastes no line, and asks for one thing, with a reason to do it now.

- "why": to the marketer, one sentence of 25 words at most: what this email does that the other does not, with the words of it
  that decide. The letters mean nothing to the marketer: say "this one" and "the other".
- "better": the letter of the email that you send.`;

/** Says which of two drafts is to be sent. */
export const chooseDraftTool: StructuredTool<ChooseDraftInput, DraftChoice> = {
  name: 'choose-draft',
  model: 'check',
  prompt: ({ brief, drafts }, setting) =>
    buildPrompt(
      {
        task: 'choose-draft',
        brand: 'judge',
        instructions: [INSTRUCTIONS],
        body: [briefInput(brief), ...drafts.flatMap(draftInputs)],
        request: 'Choose now. Answer with JSON of the required form only.',
        answerTokens: 900,
      },
      setting,
    ),
  answer: () => ({ name: 'choose_draft', schema: SCHEMA, parse: readChoice }),
};

const SCHEMA = objectSchema({ why: { type: 'string' }, better: { type: 'string', enum: LETTERS } });

function draftInputs({ text, unproven }: DraftToCompare, at: number): PromptInput[] {
  const letter = LETTERS[at] ?? '';
  return [
    { field: `draft${letter}`, text, use: `Email ${letter}.`, whole: true },
    {
      field: `unproven${letter}`,
      text: unproven.join('\n'),
      use: `What no source bears out in email ${letter}.`,
      whole: true,
    },
  ];
}

/** @throws Error where it names neither, or gives no reason. */
function readChoice(json: unknown): DraftChoice {
  const { better, why } = isRecord(json) ? json : {};
  const at = LETTERS.findIndex((letter) => letter === better);
  const reason = typeof why === 'string' ? why.replace(/\s+/g, ' ').trim() : '';
  if (at < 0) throw new Error('"better" must be A or B.');
  if (reason === '' || reason.length > WHY_MAX)
    throw new Error(`"why" must be one sentence of ${WHY_MAX} characters at most.`);
  return { better: at === 0 ? 0 : 1, why: reason };
}
