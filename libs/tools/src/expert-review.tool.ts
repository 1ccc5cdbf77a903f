import { catalystText, REVIEW_CRITERIA, type ReviewResponse, type UsedCatalyst } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { documentInput } from './document-input';
import { listSchema, nullable, objectSchema } from './object-schema';
import { EDIT_ACTIONS, readReview } from './read-review';
import { ledgerInput, type ReviewFindings } from './review-findings';
import type { StructuredTool } from './tool';

/** An email to be reviewed, and, where it is at hand, what it was written from. */
export interface ExpertReviewInput {
  emailContent: string;
  /** What an inbox shows behind its subject. */
  preheader?: string | null;
  brief?: string | undefined;
  /** The document that the writer had. */
  document?: string | undefined;
  /** The market news that the writer had. */
  catalysts: (UsedCatalyst & { text: string })[];
  /** What rules found in it. */
  findings: ReviewFindings;
}

const INSTRUCTIONS = `You are RodChief, who for thirty years has sent financial emails that had to pay for themselves. You put your finger on the line, show the
better one, and say what is good and why. You never flatter, sneer or pad.

# The six criteria, each scored from 1 to 10
- hook: subject and first two sentences. 3: fits any email. 6: true and clear. 9: a name, a number and a tension.
- catalyst: the reason to read this today. 3: none. 6: news that hangs loose. 9: what has happened and what it means here are one thought.
- proof. 3: adjectives, or a figure that its source contradicts. 6: figures without comparison. 9: every claim stands on a figure or a
  quotation, the strongest first.
- clarity. 3: has to be read twice. 6: heavy in places. 9: could be read aloud, and no line could go.
- action. 3: none, several, or hidden. 6: without a reason to do it now. 9: one verb, one thing, one true reason, at the end of the
  body; signature, P.S. and disclaimer may follow.
- compliance. 3: promises a gain or advises to buy. 6: hype, or a forecast that is nobody's. 9: every claim can be shown, risk is named once.
Good drafts earn 6 or 7.

# The evidence comes first
The material "ledger" says what rules found of every figure, name, date, quotation and promise. They may misread informal wording: where
they call a figure a mismatch that a passage has for the same thing and period, say so in "corrections": figure, as the ledger has it;
passage, the shortest stretch that has it, word for word; reason, one sentence on what was misread.

The writer knows the ledger: repeat none of it, and propose no other figure in the place of one. Yours is what rules cannot
compare: causes that the document does not give, a part taken for the whole, a strong fact left out, stale news, a person, scene
or conversation that is in no source, and how it reads.

# The improvements
Eight at most, the one that changes most first, each of another line; none where none is needed.
- line: the line you mean, whole, word for word; for something missing, the line it belongs beside.
- suggestion: what is wrong in half a sentence, then "Write instead:", "Put before it:" or "Add after it:" and the better line between “ and ”;
  or "Cut this line." Its facts are those of the email and its sources.
- criterion: the one it raises.
- edit: the same as an exact change. action is "replace", "before", "after" or "cut"; quote is what it takes hold of, word for word, short,
  and once in the email; text is what is put there, empty for "cut". None where the writer must look something up.

# The feedback
80 to 160 words across the desk: the verdict, what works and why, what holds it back most, what to do first. No headings, list or scores.`;

/** RodChief's review of an email: feedback, a score for each criterion, and improvements that quote their line. */
export const expertReviewTool: StructuredTool<ExpertReviewInput, ReviewResponse> = {
  name: 'expert-review',
  model: 'check',
  prompt: ({ emailContent, preheader, brief, document, catalysts, findings }, setting) =>
    buildPrompt(
      {
        task: 'expert-review',
        brand: 'judge',
        instructions: [INSTRUCTIONS],
        body: [
          documentInput(document, { about: [emailContent] }),
          ...catalysts.map(({ source, publishedAt, ...news }) => ({
            field: 'catalyst',
            text: [catalystText(news), [source, publishedAt.slice(0, 10)].filter(Boolean).join(', ')].join('\n'),
            use: 'A piece of market news that the writer had.',
          })),
          {
            field: 'brief',
            text: brief,
            use: 'The brief that the email was written from. A stronger fact in it or in the document that the email leaves out is a matter of proof.',
          },
          { field: 'emailContent', text: emailContent, use: 'The email to be reviewed.', whole: true },
          {
            field: 'preheader',
            text: preheader ?? undefined,
            use: 'What an inbox shows behind its subject. It is not part of the email: quote no line of it.',
          },
          ledgerInput(findings),
        ],
        request: 'Review the email now. Answer with JSON of the required form only.',
        answerTokens: 2_200,
      },
      setting,
    ),
  answer: (input) => ({ name: 'expert_review', schema: SCHEMA, parse: (json) => readReview(json, input) }),
};

const TEXT = { type: 'string' };
const SCORE = { type: 'integer', enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };

/** Reasons first, scores last: keys are written in this order. The whole score is worked out. */
const SCHEMA = objectSchema({
  corrections: listSchema(objectSchema({ figure: TEXT, passage: TEXT, reason: TEXT })),
  improvements: listSchema(
    objectSchema({
      line: TEXT,
      suggestion: TEXT,
      criterion: { type: 'string', enum: REVIEW_CRITERIA },
      edit: nullable(objectSchema({ action: { type: 'string', enum: EDIT_ACTIONS }, quote: TEXT, text: TEXT })),
    }),
  ),
  feedback: TEXT,
  criteria: objectSchema(Object.fromEntries(REVIEW_CRITERIA.map((criterion) => [criterion, SCORE]))),
});
