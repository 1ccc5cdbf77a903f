import type { CloneWinnerRequest } from '@copydesk/contracts';
import { titleOf } from '@copydesk/text';
import { buildPrompt, type PromptInput } from './build-prompt';
import { estimateTokens } from './estimate-tokens';
import { CLOSED_BY_US, EMAIL_FORMAT, TITLE_MAX } from './copy-rules';
import { documentInput, KEY_FIGURES } from './document-input';
import type { WritingTool } from './tool';

const INSTRUCTIONS = `Before you lies a winner: copy that has earned its keep with other readers, about another subject. Keep how it works, and write a
new email with it about the new subject. Whoever lays both side by side finds the same bones and no borrowed line.

# Read the winner first
What each part does (hook, story, turn, proof, objection, offer, call to action); how long it is, and its rhythm; how many
questions, bullets and requests there are, and where; who speaks, in which person and tense, how close to the reader; how the
subject line works (curiosity, figure, question, contradiction, news).

# What you keep
- The parts in their order, each with its job, its share of the length and its rhythm. Where its steps lead on,
  so do yours, to the new subject. The whole is as long as the winner, give or take a tenth.
- Questions and bullets in number and place, the kind of subject line, the kind of call to action, as often as the winner has it,
  a P.S. where it has one.
- The voice: person, tense, distance, sentence length. Its "I" is whoever signs the new email.

# What is new
- The words: images of the new subject do the same jobs. No striking phrase comes back, and never twelve words in a row.
- The facts: names, figures, dates, quotations, offers, deadlines, links and signature of the winner are no material. Facts come
  from the custom details, the document and the catalysts. A part that needs one which is not there is done by reasoning,
  contrast or a question, or left out.
- The honesty: what was a promise of gain or a false deadline does its job in an honest way, or not at all.

The new email stands on its own: it mentions no winner, and needs none to be followed.`;

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
        instructions: [INSTRUCTIONS, EMAIL_FORMAT, CLOSED_BY_US],
        body: inputsOf(request),
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
      use: 'The custom details: what the new email is about and what it must hold, wishes about angle and emphasis included.',
    },
  ];
}
