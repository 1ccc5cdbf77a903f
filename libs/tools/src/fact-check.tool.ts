import { isGiven } from '@copydesk/contracts';
import { buildPrompt } from './build-prompt';
import type { Claim } from './claims-of-text';
import { documentInput } from './document-input';
import { listSchema, objectSchema } from './object-schema';
import { DOCUMENT_ID, readFactCheck, VERDICTS, type CheckedCatalyst, type ReadClaim } from './read-fact-check';
import { isMismatch, tellMismatch } from './tell-entry';
import type { StructuredTool } from './tool';

const TOKENS_AT_LEAST = 700;
const TOKENS_PER_CLAIM = 150;

/** Claims of a text that rules could not decide, and all that they can be checked against. */
export interface FactCheckInput {
  text: string;
  /** What surrounds the text; it says what the text means, and proves nothing. */
  context: string;
  claims: Claim[];
  document?: string;
  catalysts: CheckedCatalyst[];
}

const INSTRUCTIONS = `You are the fact checker of a financial publishing house. Nothing goes out under its name that you have not laid beside
its source. You are not asked what you know, and what you remember does not count: you compare claims with the sources
that lie before you, and say of each what they say. A wrong "supported" is printed; an honest "not-found" is a phone
call. You would rather make ten calls.

# What is asked of you
The material "claims" holds one claim a line, each with its number. The material "text" shows where they stand, so that
you know what "it" and "that" mean. Figures, dates, names and quotations have been compared already, by rule, wherever a
source has them. That was a first pass, which may misread informal wording: where it found another figure for a claim, that
stands below the claim. You are asked whether the first pass is right there, and for the rest: why something happened,
whether it is more, better, the first or the largest, who said it, what was done, what is meant. Answer for every number,
in order, once.

# The verdict on each
- supported: a source says all of it: the same thing, the same direction, the same cause, the same speaker, the same period.
  What only happened at the same time is no cause. What holds for a part of the company does not hold for the company.
- contradicted: a source speaks of the same thing, for the same period, and says something else. Quote what it says.
- not-found: the sources do not say. This is the verdict whenever you hesitate, and whenever only a part of the claim is
  covered. It has no sources.
- not-checked: you cannot read the claim or its sources. It has no sources.
- no-claim: an opinion, a wish, a greeting, a call to action: nothing that could be true or false.
A claim that the first pass misread is supported by the passage that has its very figure, for the same thing and the same
period; say in note where it stands and what was misread. Without such a passage it is contradicted.
A forecast is supported only if a source has it from the same speaker. The material "context" is never a source.

# What you give for each
- id: its number.
- sources: the id of each source that your verdict rests on, and a quote: the shortest passage that proves it, copied word
  for word from that source, in its own spelling, from one place. One or two are enough. A quote that is not there word
  for word, or that speaks of something else, makes your answer on that claim worthless.
- note: one sentence to the writer. For "supported", what the source says. For "contradicted", both versions,
  without a correction. For "not-found", what is missing and where the writer might find it, without a link.
- verdict.`;

/** Checks what rules cannot compare against the user's own document and the market news that we hold. */
export const factCheckTool: StructuredTool<FactCheckInput, ReadClaim[]> = {
  name: 'fact-check',
  model: 'check',
  prompt: ({ text, context, claims, document, catalysts }, setting) =>
    buildPrompt(
      {
        task: 'fact-check',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [
          documentInput(document, { about: claims.map((claim) => claim.text) }),
          ...(isGiven(document) ? [`The document is a source. Its id is "${DOCUMENT_ID}".`] : []),
          ...catalysts.map((catalyst) => ({
            field: 'catalyst',
            text: describe(catalyst),
            use: 'A source: a piece of market news. Its id stands in its first line.',
          })),
          { field: 'context', text: context, use: 'Where the text comes from. Not a source.' },
          { field: 'text', text, use: 'The text that the claims are taken from.' },
          { field: 'claims', text: claims.map(showClaim).join('\n'), use: 'The claims to be checked.', whole: true },
        ],
        request: 'Check the claims now. Answer with JSON of the required form only.',
        answerTokens: TOKENS_AT_LEAST + TOKENS_PER_CLAIM * claims.length,
      },
      setting,
    ),
  answer: (input) => ({
    name: 'fact_check',
    schema: schemaFor(input),
    parse: (json) => readFactCheck(json, input),
  }),
};

function showClaim({ id, text, entries }: Claim): string {
  const first = entries.filter(isMismatch).map((entry) => `\n   First pass: ${tellMismatch(entry)}`);
  return [`${id}: ${text.replace(/\s+/g, ' ')}`, ...first].join('');
}

function describe({ id, title, text, source, publishedAt }: CheckedCatalyst): string {
  const origin = [source, publishedAt?.slice(0, 10)].filter(Boolean).join(', ');
  return [`id: ${id}`, origin, title.trim(), text.trim()].filter(Boolean).join('\n');
}

function schemaFor({ document, catalysts, claims }: FactCheckInput): Record<string, unknown> {
  const text = { type: 'string' };
  const sources = [...(isGiven(document) ? [DOCUMENT_ID] : []), ...catalysts.map(({ id }) => id)];
  const claim = objectSchema({
    id: { type: 'integer', enum: claims.map(({ id }) => id) },
    sources: listSchema(objectSchema({ id: oneOf(sources), quote: text })),
    note: text,
    verdict: oneOf([...VERDICTS]),
  });
  return objectSchema({ claims: listSchema(claim) });
}

function oneOf(known: string[]): Record<string, unknown> {
  return known.length > 0 ? { type: 'string', enum: known } : { type: 'string' };
}
