import type { CloneWinnerRequest } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { estimateTokens } from './estimate-tokens';
import { documentInput, EMAIL_FORMAT, KEY_FIGURES, TITLE_MAX } from './copy-rules';
import type { WritingTool } from './tool';

const INSTRUCTIONS = `Before you lies a winner: copy that has
earned its keep with other readers, about another subject. You take it apart as an engineer does, keep the machine, and
build a new email with it about the new subject. Whoever knows the winner feels the same pull; whoever lays both side by
side finds the same bones and not one borrowed line.

# Read the winner first, and note for yourself
- What each part does, in order: hook, story, turn, proof, objection, offer, call to action, and whatever else it has.
- How long each part is, in sentences and lines, and how the rhythm goes: where a line stands alone, where it runs on.
- How many questions it asks and where, how many bullets it has and of what kind, how many times it asks for action.
- Who speaks, in which person and tense, how close to the reader, and how the pressure rises.
- How the subject line works: curiosity, figure, question, contradiction, news.

# What you keep
- The order of the parts, and of each its job, its share of the length and its rhythm. The whole is as long as the
  winner, give or take a tenth.
- The number of questions and of bullets, in the same places. The kind of subject line and of call to action (a click, a
  reply, a call, a registration), as often as the winner has it, and a P.S. where it has one.
- The voice: person, tense, distance, sentence length.

# What you never take over
- Its words. Never twelve or more in a row, and no striking phrase, image or line of it at all, however short: find the
  image that the new subject offers for the same job. Common phrases of the trade are free.
- Its facts. Names, products, figures, dates, quotations, offers, deadlines, guarantees and links of the winner are not
  material. Every fact comes from "document", "customDetails" and "catalyst". A part of the winner that needs a fact which
  is not there is done without one, by reasoning, contrast or a question; if even that fails, it is left out.
- Its sins. A promise of gain, a false deadline or an invented urgency does its job in an honest way here, or not at all.

# The new email
It stands on its own: a reader who never saw the winner misses nothing and sees no seam. It never mentions a winner, a
model or another email. It is signed where the custom details name a sender; the winner's signature is
one of its facts.`;

const AS_THE_WINNER = `Where the winner asks for action more than once or has a P.S., so has the new email: there the winner
decides, not the example above.`;

const ANSWER_TOKENS = 1_200;

/** Clone A Winner: new copy on the structure of copy that has worked, in words and with facts of its own. */
export const cloneWinnerTool: WritingTool<Partial<CloneWinnerRequest>> = {
  name: 'clone-winner',
  model: 'write',
  form: ({ winnerCopy }) => ({ subjectMax: null, closing: 'signed', winner: winnerCopy }),
  title: (draft) => titleOf(draft, TITLE_MAX),
  prompt: (request, setting) =>
    buildPrompt(
      {
        task: 'clone-winner',
        brand: 'write',
        body: [...inputsOf(request), INSTRUCTIONS, EMAIL_FORMAT, AS_THE_WINNER],
        request: 'Write the new email now.',
        answerTokens: answerTokens(request.winnerCopy ?? '', setting.windowTokens),
      },
      setting,
    ),
};

/** The answer is about as long as the winner; of a long one, the window decides how much can be read and written. */
function answerTokens(winner: string, windowTokens: number): number {
  return Math.max(ANSWER_TOKENS, Math.min(Math.ceil(estimateTokens(winner) * 1.1), Math.floor(windowTokens / 4)));
}

function inputsOf(request: Partial<CloneWinnerRequest>): PromptInput[] {
  const { winnerCopy, customDetails, fileContent, catalysts = [] } = request;
  return [
    documentInput(fileContent, { about: [customDetails, KEY_FIGURES] }),
    {
      field: 'winnerCopy',
      text: winnerCopy,
      use: 'The winner. Its structure is what you keep; its words and facts are what you leave.',
      otherwise: 'The winner is missing: build the email as good direct-response copy is built.',
    },
    ...catalysts.map(({ text }) => ({
      field: 'catalyst',
      text,
      use: 'A market catalyst: news that is true of the new subject. It may be the hook, the proof or the reason to act now.',
    })),
    {
      field: 'customDetails',
      text: customDetails,
      kind: 'order',
      use: 'The custom details: what the new email is about and what it must hold. The first source of facts; wishes about angle and emphasis are met within the structure.',
    },
  ];
}
