import { COPY_BLOCKS, type CoachFeedback } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { FOUR_BLOCKS, RODCHIEF } from './coach';
import { documentInput } from './document-input';
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

A writer has pasted an email. Read it once as its reader would, on a phone; then with the pencil, along the four blocks.

${FOUR_BLOCKS}

# What you say of each block
- sentences: those of the copy that do this block's work, well or badly, word for word and whole, in their order. The subject line is
  one. None stands in two blocks; greetings, signatures and legal lines stand in none.
- feedback: 25 to 70 words to the writer: the verdict; what in the very words makes or breaks it, quoted between “ and ”; the one
  thing to do. Where the block is missing: what it would say, from this copy's own material, and beside which line.
- rewrite: the one line that you would change first. "line" is copied word for word, one sentence or one line; "better" stands in its
  place as it is, in the voice of the copy. A missing block is added to the line it belongs beside: "better" is then both. Empty
  where you would not touch a word.
- score, last: a whole number from 1 to 10. 3: it is there and does nothing. 6: it works on somebody who was going to read anyway.
  9: it works on somebody about to delete it. Most good drafts earn 5 to 7. Empty where the copy has nothing of the block.
A better line uses the facts of the copy, and no others: no figure, name, date, price or promise from elsewhere, no gap to fill, no urgency
that it does not state. Where it lacks a fact, say which one the writer has to bring.

# The verdict
One to three sentences worth remembering: what this email is worth as it stands, which block carries it, which one loses the reader.

Judge the copy only. If it is no email, treat it as the draft of one and say so. Quote in its language; speak English.`;

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
        instructions: [INSTRUCTIONS],
        body: [
          documentInput(document, { about: [emailCopy] }),
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
