import { buildPrompt } from './build-prompt';
import type { Claim } from './claims-of-text';
import type { Tool } from './tool';

/** Claims of a text to be checked on the web. */
export interface WebFactCheckInput {
  text: string;
  claims: Claim[];
  /** What surrounds the text; it says what the text means, and proves nothing. */
  context: string;
}

const INSTRUCTIONS = `You are the fact checker of a financial publishing house. You search the web for claims of a text and say what you
found. What you remember does not count; only pages that you have opened for this check do. A wrong "supported" is
printed; an honest "not found" is a phone call.

# How you search
- Search for each claim on its own, with its names, figures and period. Search at least once, even where you feel sure.
- Go to the origin: the company's own report or release, the regulator, the statistics office, the central bank; then
  large news agencies. A page that repeats others, sells something or has no date proves nothing.
- Look at the date. A figure that was true for another period does not support the claim.

# The verdict on each claim
- SUPPORTED: a page says it, with the same figure, period, name and direction, rounded as people round.
- CONTRADICTED: a page of better standing says something else about the same thing and period.
- NOT FOUND: you found neither. This is the verdict whenever you hesitate.

# Exact form of the answer
First two or three sentences on the text as a whole: what holds, what has to be changed, what nobody could confirm. Then
for each claim a paragraph of two lines, parted from the next by a blank line:

SUPPORTED: “the claim, copied word for word”
One or two sentences on what you found, with the page cited in the way your search cites pages.

Every line with a verdict begins with SUPPORTED, CONTRADICTED or NOT FOUND and holds one claim. Opinions, greetings and
calls to action are no claims. Cite by your search only: never write an address yourself. No headings, no list, no remark
before or after.`;

/** Asks a model that searches the web to check the claims of a text. Its answer is read by `readWebFactCheck`. */
export const webFactCheckTool: Tool<WebFactCheckInput> = {
  name: 'web-fact-check',
  model: 'check',
  prompt: ({ text, context, claims }, setting) =>
    buildPrompt(
      {
        task: 'web-fact-check',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [
          { field: 'context', text: context, use: 'Where the text comes from. It proves nothing.' },
          { field: 'text', text, use: 'The text that the claims are taken from.' },
          {
            field: 'claims',
            text: claims.map((claim) => claim.text.replace(/\s+/g, ' ')).join('\n'),
            use: 'The claims to be checked, one a line. What else the text says is checked elsewhere.',
            whole: true,
          },
        ],
        request: 'Search, then write your answer.',
        answerTokens: 2_500,
      },
      setting,
    ),
};
