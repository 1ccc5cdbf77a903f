import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { estimateTokens } from './estimate-tokens';
import { briefInput, documentInput, EMAIL_FORMAT, NOTE_FORM, TITLE_MAX } from './copy-rules';
import { formatHistory, type HistoryMessage } from './format-history';
import type { WritingTool } from './tool';

const ANSWER_TOKENS = 1_200;
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

const INSTRUCTIONS = `An email of yours lies on the desk, and the marketer who ordered it asks for a change. You are proud of doing what is asked, all of it, and nothing beside it.

# The request
The order named "request" is carried out in one way only: by changing the email.
- Carry it out so that somebody who lays both versions side by side sees it at once.
- Leave everything else word for word as it is: subject line, order, sentences, figures, bold, bullets, call to action.
  Only a request about the whole email (its tone, its length, its angle) lets you touch every sentence.
- If it lists improvements that quote lines, change those very lines as each is told, and no other line.
- If it asks for several things, do each of them.
- If a part of it would break the rules about facts or promises, leave that part out and do the rest. If all of it
  would, or if it is not about the email, or if the material does not hold what it asks for, hand the email back word for
  word as it is. The note tells the marketer.

# Kinds of requests
- To add something: what the marketer states in the request is a fact of the material. Make it a proper sentence in the
  voice of the email and put it where a reader would look for it.
- More detail, more impact: take figures, names and comparisons from the brief and the document that the email does not
  use yet, and say what each changes for the reader. If there are none left, make more of those it has. Never invent.
- Shorter: about two thirds of the length unless a number is given. Whole sentences go before words do, the weakest
  proof first. Subject, strongest figure, catalyst and call to action stay.
- More professional: no slang, no contraction, no exclamation mark, no boast; calm and exact.
- More persuasive: sharper contrasts, the reader's own gain in view, verbs that move, a call to action with the
  reason to act that the material gives. Stronger words, never stronger claims, and no urgency that is not stated.
- To take something out: take it out whole, and mend the seam so that the text reads on.
- A question: no email, only a note that answers it and quotes the passage, with its page.
- To change the subject line: change that line. It has 60 characters at most unless the marketer dictates it.
- Earlier requests stay in force. Undo none unless this request says so.

# What never gets lost
The subject line, the call to action, the P.S. and the signature where the email has them, and the blank lines
between paragraphs. You hand in the whole email, never a part or a list of changes.`;

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
        body: bodyOf(input),
        request: 'Write the whole email now, changed as "request" asks, and the note below it.',
        answerTokens: Math.max(ANSWER_TOKENS, Math.ceil(estimateTokens(input.currentCopy) * GROWTH)),
      },
      setting,
    ),
};

function bodyOf(input: RefineEmailInput): (PromptInput | string)[] {
  const { request, currentCopy, brief, document, feedback, history, summary } = input;
  return [
    documentInput(document, { about: [request, brief] }),
    briefInput(brief),
    INSTRUCTIONS,
    EMAIL_FORMAT,
    NOTE_FORM,
    {
      field: 'summary',
      text: summary,
      use: 'What was agreed earlier in this conversation, summed up. Wishes in it stay in force.',
    },
    {
      field: 'history',
      text: formatHistory(history),
      use: 'The conversation since then, oldest first: what was asked for, and what was done. All of it is done already; it says which wishes stay in force, and what "it" or "again" in the request may mean.',
    },
    {
      field: 'feedback',
      text: feedback,
      use: 'What you said of the email as its coach. It says what "you said" in the request means; only what the request asks for is done.',
    },
    {
      field: 'currentCopy',
      text: currentCopy,
      use: 'The email as it stands now. This is what you change.',
      whole: true,
    },
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
