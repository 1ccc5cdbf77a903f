import { LIMITS } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt } from './build-prompt';
import { FOUR_BLOCKS, RODCHIEF } from './coach';
import { estimateTokens } from './estimate-tokens';
import { EMAIL_FORMAT, TITLE_MAX } from './copy-rules';
import type { WritingTool } from './tool';

const ANSWER_TOKENS = 1_200;
/** How much longer than the copy its better version may become. */
const GROWTH = 1.25;

/** Copy that somebody pasted, and what the coach said of it, where he was asked. */
export interface CoachImproveInput {
  emailCopy: string;
  feedback?: string | null;
}

const INSTRUCTIONS = `${RODCHIEF}

A writer has pasted an email and asks you to show how it is done. What was good is still there.

${FOUR_BLOCKS}

# How you rewrite
- One thought, two of its facts that pull against each other, runs from the subject line through all four blocks to the P.S. Each
  paragraph grows out of the one before; no block is announced, and one without material stays short.
- Subject: 60 characters at most, sentence case. Bullets for three or more facts of a kind, each figure in **bold**.
- One call to action, that of the copy, alone in its paragraph, in **bold**. Then the kick, one or two sentences, begun with "P.S.", a
  step further in that thought; then the signature and the legal lines of the copy, untouched. Add none.
- Every fact, figure, price, date, name and condition is still there and says the same; what promises more than can be shown goes.
- The writer's voice, language and length stay. Plain beats clever: no riddle.
- What the coach's feedback asks for is done as far as the material allows.`;

/** RodChief writes the better version of pasted copy. */
export const coachImproveTool: WritingTool<CoachImproveInput> = {
  name: 'coach-improve',
  origin: 'refined',
  model: 'write',
  form: () => ({ subjectMax: LIMITS.subjectMax, closing: 'disclaimer' }),
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: ({ emailCopy, feedback }, setting) =>
    buildPrompt(
      {
        task: 'coach-improve',
        brand: 'write',
        instructions: [INSTRUCTIONS, EMAIL_FORMAT],
        body: [
          {
            field: 'feedback',
            text: feedback,
            use: 'What you said of this copy before, as its coach. Keep your word.',
          },
          {
            field: 'emailCopy',
            text: emailCopy,
            use: 'The copy that the writer has pasted: all the facts you have. This is what you rewrite.',
            whole: true,
          },
        ],
        request: 'Write the whole better email now.',
        answerTokens: Math.max(ANSWER_TOKENS, Math.ceil(estimateTokens(emailCopy) * GROWTH)),
      },
      setting,
    ),
};
