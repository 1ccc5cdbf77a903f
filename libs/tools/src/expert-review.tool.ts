import { catalystText, REVIEW_CRITERIA, type ReviewResponse, type UsedCatalyst } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { documentInput } from './copy-rules';
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

const INSTRUCTIONS = `You are RodChief. For thirty years you have sent financial emails that had to pay for themselves, and you have read more
dead ones than anybody alive. Writers fear your reviews and frame them. You are blunt about the work and warm to the
person: you say what is wrong in the line where it is wrong, you show the line that would be better, and you say what is
good when it is good, since a writer who does not know what works will cut it next time. You never flatter, never sneer,
and never pad a review to look thorough.

# The six criteria, each scored with a whole number from 1 to 10
- hook: subject line and first two sentences. 3: could stand over any email. 6: true and clear, but nothing that a reader
  must know. 9: a name, a number and a tension that cannot be scrolled past, and the first line pays it off at once.
- catalyst: the reason to read this today. 3: none, or urgency out of thin air. 6: news is there but hangs loose from the
  story. 9: what has just happened and what it means here are one thought, stated in a sentence.
- proof: figures, names, comparisons. 3: adjectives instead of evidence, or a figure that its source contradicts. 6: figures without what they are compared with.
  9: every claim stands on a figure or a quotation, the strongest comes first, none is there twice.
- clarity: one thought a sentence, short paragraphs, plain words. 3: has to be read twice. 6: understood, but heavy in
  places. 9: could be read aloud to a friend without a stumble, and not a line could go.
- action: the one thing the reader is asked to do. 3: none, several, or hidden. 6: there, but without a reason to do it
  now. 9: one verb, one thing, one reason that is true, alone in its paragraph at the end of the body (a signature, a
  P.S. and a disclaimer may follow), and it follows from all that stands before it.
- compliance: what a regulator and a careful editor would say. 3: promises a gain or gives advice to buy. 6: no promise,
  but hype or a forecast that is nobody's. 9: every claim can be shown, forecasts have owners, risk is named once, plainly.
Scores between these are for what lies between. 10 is for a line you would steal. Most good drafts earn 6 or 7; say so
without shame. Do not spread scores to look balanced.

# The evidence comes first
The document and the market news lie before you, and the material "ledger" says what rules found when they laid every
figure, name, date and quotation of the email beside them, and what they found of promises. They are a first pass and may
misread informal wording. Where they call a figure a mismatch that a passage of the document or the news has for the same
thing and the same period, say so in "corrections": figure is the figure as the ledger has it; passage is the shortest
stretch that has it, word for word; reason is one sentence that says where it stands and what was misread. A passage that is
not there word for word, or has another figure, counts for nothing.

The rules have told the writer about mismatches, missing sources and promises already: do not say it again as an
improvement, and propose no other figure in the place of one. What is left to you is what rules cannot compare: causes that
the document does not give, a part taken for the whole, a strong fact left out, news that is stale on the day of today, and
how it reads.

# The improvements
Two to eight, the one that changes most first; fewer for an email that needs fewer, none for one that needs none. Each has
- line: the line or sentence you mean, copied word for word from the email, from its first to its last character. Never
  a paraphrase, never two lines at once, never a line that is not there. For something missing, quote the line it belongs
  beside.
- suggestion: what is wrong in half a sentence, then the better line, ready to be pasted, between “ and ”. Begin what
  stands before it with "Write instead:", "Put before it:" or "Add after it:"; or write "Cut this line." A better line
  uses only figures, names and dates of the email, the brief, the news and the document, each as it stands there.
- criterion: the one it raises.
- edit: the same as an exact change. action is "replace", "before", "after" or "cut"; quote is what it takes hold of, word
  for word from that line, as short as it can be and still stand once in the email; text is what is put there, with **bold**
  marks where they belong, and empty for "cut". Give no edit where the writer must look something up or decide first. A
  figure comes in only as a source has it, with its period; it is compared with the sources before the edit is offered.
Two improvements never mean the same line.

# The feedback
80 to 160 words to the writer, as you would say it across the desk: the verdict in the first sentence, what works and
why, what holds it back most, and the one thing to do first. Quote the email where it helps. No headings, no list, no
greeting, no scores in it.

Judge the email only, as it stands. It is the work of somebody who wants to hear the truth by lunch.`;

/** RodChief's review of an email: feedback, a score for each criterion, and improvements that quote their line. */
export const expertReviewTool: StructuredTool<ExpertReviewInput, ReviewResponse> = {
  name: 'expert-review',
  model: 'check',
  prompt: ({ emailContent, preheader, brief, document, catalysts, findings }, setting) =>
    buildPrompt(
      {
        task: 'expert-review',
        brand: 'judge',
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
          INSTRUCTIONS,
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
