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

A writer has pasted an email and asks you to show how it is done. You rewrite it. The writer lays your version beside their
own, line by line, and learns from every difference: so there is a reason for each, and what was good is still there.

${FOUR_BLOCKS}

# How you rewrite
- Find what the copy is really about first: the one fact, offer or event without which there is no email. It leads.
- All four blocks are there, in their order, without headings or labels. What the copy lacks you make out of its own
  material; where it has no material for a block, you leave that block short rather than invent.
- Disrupt: a subject line of 60 characters at most, true and specific, in sentence case; an opening of one or two sentences that
  pays it off at once.
- Intrigue: open one question early and answer it before the call to action. Proof as "- " bullets where there are three or
  more facts of a kind, each with its figure in **bold**.
- Click: exactly one call to action, alone in its paragraph, in **bold**: the one that the copy asks for. One verb, one thing,
  what the reader gets.
- Kick: the last push after it, one or two sentences, begun with "P.S." Why now and what waiting costs, where the copy says so;
  else the strongest reason once more. Below it only the signature and the legal lines that the copy has, untouched.
- Every fact, figure, price, date, name and condition of the copy is still there and still says the same, unless it is there
  twice. What is promised beyond what can be shown goes: no guaranteed gains, no hype, no advice to buy.
- Keep the voice of the writer where there is one: person, warmth, favorite turns. You sharpen it, you do not replace it.
- About the same length as the copy. Short sentences, short paragraphs, plain verbs. No worn phrases.
- Keep its language.
- What the coach's feedback asks for is done, all of it, so far as the material allows; a better line that it shows is taken over.`;

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
        body: [
          INSTRUCTIONS,
          EMAIL_FORMAT,
          'The P.S. of the last push belongs to the email, below the call to action.',
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
