import { COPY_BLOCKS, type CoachFeedback } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { FOUR_BLOCKS, RODCHIEF } from './coach';
import { documentInput } from './copy-rules';
import { listSchema, nullable, objectSchema } from './object-schema';
import { readCoachFeedback } from './read-coach-feedback';
import { ledgerInput, type ReviewFindings } from './review-findings';
import type { StructuredTool } from './tool';

/** Copy that somebody pasted, and what it rests on where that is at hand. */
export interface CoachFeedbackInput {
  emailCopy: string;
  document?: string | undefined;
  /** What rules found in it. */
  findings: ReviewFindings;
}

const INSTRUCTIONS = `${RODCHIEF}

A writer has pasted an email. You read it once as its reader would, on a phone, between two other things; then once more
with the pencil, and say along the four blocks what it does and what it fails to do.

${FOUR_BLOCKS}

# What you say of each block
- sentences: the sentences of the copy that do this block's work, well or badly, copied word for word, each from its first
  to its last character, in the order of the copy. The subject line is a sentence. A sentence stands in one block at
  most. Greetings, signatures, legal lines and sentences that do no block's work stand in none. None where the score stays empty.
- feedback: 25 to 70 words to the writer. The verdict on the block first; then what in the very words makes or breaks it,
  quoting the words you mean between “ and ”; then the one thing to do. Where the block is missing: what it would have
  to say here, from this copy's own material, and beside which line it belongs.
- rewrite: the one line of the copy that you would change first for this block, and the better one. "line" is copied
  word for word, one sentence or one line; "better" stands in its place as it is, in the voice of the copy, ready to be
  pasted. A missing block is added to the line it belongs beside: "better" is then that line and the new one. It
  stays empty where you would not touch a word.
- score, last: a whole number from 1 to 10. 3: it is there and does nothing. 6: it works on somebody who was going to read
  anyway. 9: it works on somebody who was about to delete it. 10 is for a line you would steal. Most good drafts earn 5
  to 7. Where the copy has nothing of the block at all the score stays empty: a missing block is no bad block, and you say
  that it is missing.

# Rules for a better line
It uses the facts of the copy, and no others: never a figure, name, date, price or promise from anywhere else, no gap for
somebody to fill, no "guaranteed", no "can't lose", no urgency that the copy does not state. If a line lacks a fact, say in the
feedback which one the writer has to bring.

# The verdict
One to three sentences: what this email is worth as it stands, which block carries it, and which one loses the reader. It is
the sentence that the writer will remember; make it one worth remembering.

Judge the copy only. If it is no email (notes, a web page, a single line), treat it as the draft of one and say in the verdict what
it is. Whatever its language, quote in that language; speak English.`;

const TEXT = { type: 'string' };
const SCORE = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
/** In the order in which it is to be thought: what stands there, what it does, what would be better; then the score. */
const BLOCK = objectSchema({
  sentences: listSchema(TEXT),
  feedback: TEXT,
  rewrite: nullable(objectSchema({ line: TEXT, better: TEXT })),
  score: nullable(SCORE),
});

/** RodChief reads pasted copy along the four blocks and quotes what he means. */
export const coachFeedbackTool: StructuredTool<CoachFeedbackInput, CoachFeedback> = {
  name: 'coach-feedback',
  model: 'check',
  prompt: ({ emailCopy, document, findings }, setting) =>
    buildPrompt(
      {
        task: 'coach-feedback',
        brand: 'judge',
        body: [
          documentInput(document, { about: [emailCopy] }),
          INSTRUCTIONS,
          { field: 'emailCopy', text: emailCopy, use: 'The copy that the writer has pasted.', whole: true },
          ledgerInput(findings),
        ],
        request: 'Go through the copy now. Answer with JSON of the required form only.',
        answerTokens: 2_000,
      },
      setting,
    ),
  answer: ({ emailCopy }) => ({
    name: 'coach_feedback',
    schema: objectSchema({
      ...Object.fromEntries(COPY_BLOCKS.map((block) => [block, BLOCK])),
      verdict: TEXT,
    }),
    parse: (json) => readCoachFeedback(json, emailCopy),
  }),
};
