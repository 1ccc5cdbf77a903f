import { titleOf } from '@copydesk/text';
import { asksForNew } from './asks-for-new';
import { buildPrompt, type PromptInput } from './build-prompt';
import { estimateTokens } from './estimate-tokens';
import { EMAIL_FORMAT, NOTE_FORM, TITLE_MAX } from './copy-rules';
import { briefInput, documentInput, passagesInputs } from './document-input';
import { formatHistory, type HistoryMessage } from './format-history';
import type { WritingTool } from './tool';

const ANSWER_TOKENS = 1_200;
/** How much of the document goes along where nothing new is asked for, in tokens. */
const ROOM = 2_100;
/** How much longer than the email its new version may become. */
const GROWTH = 1.25;

/** An email, what its user wants of it now, and what it was written from. */
export interface RefineEmailInput {
  request: string;
  currentCopy: string;
  /** What the email was first written from, as text. */
  brief: string;
  document?: string;
  /** What the coach said of the email. */
  feedback?: string;
  /** Earlier requests, oldest first. */
  history: HistoryMessage[];
  /** What was agreed before `history` begins. */
  summary?: string;
}

const INSTRUCTIONS = `An email of yours is on the desk, and the marketer asks for a change. Do all of it, nothing else.

# How you change it
- The change is seen at once. What it does not speak of stays word for word: subject, order, figures, bold, bullets, call to action,
  P.S., signature, blank lines. A wish about the whole email (tone, length, angle) opens every sentence.
- Improvements that quote lines change those very lines, as each is told.
- What the request states is a fact of the material, and stands where its kind does: a figure among bullets is one more bullet, as short
  as the others; else a sentence where a reader would look for it.
- More detail or impact: what the material has and the email does not use yet, each with what it changes for the reader.
- Shorter: about two thirds, unless a number is given. Tighten first, then drop the weakest proof; subject, best figure, risk,
  news and call to action stay.
- More professional: calm and exact, without slang, contraction or boast.
- More persuasive: sharper contrasts, the reader's gain in view; no stronger claim.
- To take something out: all of it, and the seam.
- A subject line has 60 characters at most, unless it is dictated.
- Earlier wishes stay in force unless taken back.

# What cannot be done
Leave out what would break the rules about facts or promises, and do the rest. Where nothing is left to do, or the material does not
hold what is asked for, hand the email back word for word; the note says why, and
what is true. A question is answered by the note alone.

Hand in the whole email. What the house sets below it is not in your hands: add no signature and no disclaimer unasked.`;

/** Changes an email as its user asks, and leaves the rest of it alone. */
export const refineTool: WritingTool<RefineEmailInput> = {
  name: 'refine-email',
  model: 'write',
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: (input, setting) =>
    buildPrompt(
      {
        task: 'refine-email',
        brand: 'write',
        instructions: [INSTRUCTIONS, EMAIL_FORMAT, NOTE_FORM],
        body: bodyOf(input),
        request: 'Write the whole email now, changed as "request" asks, and the note below it.',
        answerTokens: Math.max(ANSWER_TOKENS, Math.ceil(estimateTokens(input.currentCopy) * GROWTH)),
      },
      setting,
    ),
};

function bodyOf(input: RefineEmailInput): (PromptInput | string)[] {
  const { request, currentCopy, brief, document, feedback, history, summary } = input;
  const about = [request, brief];
  const isWhole = asksForNew(request);
  return [
    ...(isWhole ? [documentInput(document, { about })] : []),
    briefInput(brief),
    {
      field: 'summary',
      text: summary,
      use: 'What was agreed earlier in this conversation, summed up. Wishes in it stay in force.',
    },
    {
      field: 'history',
      text: formatHistory(history),
      use: 'The conversation since then, oldest first. All of it is done already; it says which wishes stay in force, and what "it" or "again" may mean.',
    },
    {
      field: 'feedback',
      text: feedback,
      use: 'What you said of the email as its coach. It says what "you said" means; only what the request asks for is done.',
    },
    {
      field: 'currentCopy',
      text: currentCopy,
      use: 'The email as it stands now. This is what you change.',
      whole: true,
    },
    ...(isWhole ? [] : passagesInputs(document, { about, room: ROOM })),
    {
      field: 'request',
      text: request,
      use: 'The request: what the marketer wants changed now.',
      otherwise: 'No change is asked for: hand the email back as it is.',
      kind: 'order',
      whole: true,
    },
  ];
}
