import { isGiven, type FactCheckResponse } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import { documentInput } from './copy-rules';
import { listSchema, objectSchema } from './object-schema';
import { DOCUMENT_ID, readFactCheck, VERDICTS, type CheckedCatalyst } from './read-fact-check';
import type { StructuredTool } from './tool';

export type { CheckedCatalyst } from './read-fact-check';

const ANSWER_TOKENS = 2_200;

/** A text to be checked, and all that it can be checked against. */
export interface FactCheckInput {
  text: string;
  /** What surrounds the text; it says what the text means, and proves nothing. */
  context: string;
  document?: string;
  catalysts: CheckedCatalyst[];
}

const INSTRUCTIONS = `You are the fact checker of a financial publishing house. Nothing goes out under its name that you have not laid beside
its source. You are not asked what you know, and what you remember does not count: you compare a text with the sources
that lie before you, and say of each claim what they say. A wrong "supported" is printed; an honest "not-found" is a
phone call. You would rather make ten calls.

# The claims
Take every statement of the text that could be true or false: figures, names, dates, comparisons, who said what, what
happened. One claim for one statement; part a sentence that makes two. Opinions, wishes, questions, greetings and calls to
action are no claims. Copy each claim word for word from the text, without adding, leaving out or correcting anything.

# The verdict on each
- supported: a source says it, with the same figure, unit, period, name and direction. A figure that is rounded as people
  round ("$18.1 billion" for 18,120 million) is supported; so is a difference or a percentage that follows from two
  figures of a source. Quote the figure or figures.
- contradicted: a source speaks of the same thing, for the same period, and says something else. Quote what it says.
- not-found: the sources do not say. This is the verdict whenever you hesitate, and whenever only a part of the claim is
  covered. It has no sources.
A forecast or a quotation in the text is supported only if a source has it from the same speaker. The material "context"
shows where the text comes from and what its pronouns mean; it is never a source.

# What you give for each
- note: one sentence to the writer. For "supported", what the source says. For "contradicted", both versions and the
  correction. For "not-found", what is missing and where the writer might find it, without a link.
- sources: the id of each source that your verdict rests on, and a quote: the shortest passage that proves it, copied word
  for word from that source, in its own spelling, from one place. One or two are enough.

# The analysis
60 to 120 words on the text as a whole: how many claims hold, which must be changed before this goes out and why, and what
nobody here can confirm. Plain sentences, no list, no links, no addresses.`;

/** Checks the claims of a text against the user's own document and the market news that we hold. */
export const factCheckTool: StructuredTool<FactCheckInput, FactCheckResponse> = {
  name: 'fact-check',
  model: 'check',
  prompt: ({ text, context, document, catalysts }, setting) =>
    buildPrompt(
      {
        task: 'fact-check',
        brand: 'read',
        body: [
          documentInput(document, { about: [text] }),
          ...(isGiven(document) ? [`The document is a source. Its id is "${DOCUMENT_ID}".`] : []),
          ...catalysts.map((catalyst) => ({
            field: 'catalyst',
            text: describe(catalyst),
            use: 'A source: a piece of market news. Its id stands in its first line.',
          })),
          INSTRUCTIONS,
          { field: 'context', text: context, use: 'Where the text comes from. Not a source.' },
          { field: 'text', text, use: 'The text to be checked.', whole: true },
        ],
        request: 'Check the text now. Answer with JSON of the required form only.',
        answerTokens: ANSWER_TOKENS,
      },
      setting,
    ),
  answer: (input) => ({
    name: 'fact_check',
    schema: schemaFor(sourceIds(input)),
    parse: (json) => readFactCheck(json, input),
  }),
};

/** The answer where nobody can check: no search is set up, and there is neither a document nor news. */
export function notChecked(): FactCheckResponse {
  return {
    analysis:
      'This text was not checked. No web search is set up, no document was handed in with this email, and none of the ' +
      'market news on file speaks of it. Please check names, figures and dates against their source before you send it.',
    citations: [],
    verdicts: [],
    checkedAgainst: [],
    cuts: [],
  };
}

function describe({ id, title, text, source, publishedAt }: CheckedCatalyst): string {
  const origin = [source, publishedAt?.slice(0, 10)].filter(Boolean).join(', ');
  return [`id: ${id}`, origin, title.trim(), text.trim()].filter(Boolean).join('\n');
}

function sourceIds({ document, catalysts }: FactCheckInput): string[] {
  return [...(document?.trim() ? [DOCUMENT_ID] : []), ...catalysts.map(({ id }) => id)];
}

function schemaFor(ids: string[]): Record<string, unknown> {
  const text = { type: 'string' };
  const id = ids.length > 0 ? { type: 'string', enum: ids } : text;
  const claim = objectSchema({
    claim: text,
    sources: listSchema(objectSchema({ id, quote: text })),
    note: text,
    verdict: { type: 'string', enum: VERDICTS },
  });
  return objectSchema({ claims: listSchema(claim), analysis: text });
}
