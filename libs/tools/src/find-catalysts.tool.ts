import { buildPrompt } from './build-prompt';
import { documentInput, KEY_FIGURES } from './document-input';
import { listSchema, objectSchema } from './object-schema';
import { readChosenCatalysts, type ChosenCatalyst } from './read-chosen-catalysts';
import type { StructuredTool } from './tool';
import { firstCharacters } from '@copydesk/text';

export type { ChosenCatalyst } from './read-chosen-catalysts';

const CANDIDATE_MAX = 1_000;
const CHOSEN_MAX = 5;

/** A piece of market news that may fit. */
export interface CatalystCandidate {
  id: string;
  title: string;
  text: string;
  sector?: string | null;
  publishedAt?: Date | null;
}

/** A text, and the news among which to choose for it. */
export interface FindCatalystsInput {
  text: string;
  candidates: CatalystCandidate[];
}

const INSTRUCTIONS = `You are the news editor of a financial publishing house. A copywriter is about to write an email about a document and
needs a catalyst: a piece of market news that answers the reader's question "why should I care about this now?".
You choose among the candidates. You are hard to please: a wrong catalyst makes the whole email sound made up.

# When a candidate fits
- It moves the business that the document is about: its demand, prices, costs, supply, rules, rivals or customers.
- The link can be said in one plain sentence with something from each side, without "might", "in a way" or a detour.
- Sharing a word, a sector or a mood is not a link. Old news that has been overtaken is not a catalyst, and news
  that is more than four months from the period of the document is no reason to write today.

# What you say about each that fits, ${CHOSEN_MAX} at most, the best first
- id: exactly as the candidate has it.
- reason: the link in one sentence, naming a fact of the document and the fact of the news.
- impact: what the news changes for this business, in one sentence, as far as the candidate says so. No forecast of prices.
- angle: how an email would open with it, in one sentence that a copywriter can start from.
- relevance, last: 0 to 1. Over 0.8: the news is about this company or its main market. 0.5 to 0.8: it moves something that the
  document names. Under 0.5: do not list it.
Use only what stands in the document and in the candidates. If none fits, the list is empty: that is a good answer.`;

/** Chooses, scores and explains the catalysts that fit a text. */
export const findCatalystsTool: StructuredTool<FindCatalystsInput, ChosenCatalyst[]> = {
  name: 'find-catalysts',
  model: 'check',
  prompt: ({ text, candidates }, setting) =>
    buildPrompt(
      {
        task: 'find-catalysts',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [
          documentInput(text, { about: [KEY_FIGURES] }),
          ...candidates.map((candidate) => ({
            field: 'candidate',
            text: describeCandidate(candidate),
            use: 'A candidate.',
          })),
        ],
        request: 'Choose now. Answer with JSON of the required form only.',
        answerTokens: 1_000,
      },
      setting,
    ),
  answer: ({ candidates }) => ({
    name: 'find_catalysts',
    schema: schemaFor(candidates.map(({ id }) => id)),
    parse: (json) => readChosenCatalysts(json, { ids: candidates.map(({ id }) => id), most: CHOSEN_MAX }),
  }),
};

function describeCandidate({ id, title, text, sector, publishedAt }: CatalystCandidate): string {
  const about = [sector, publishedAt?.toISOString().slice(0, 10)].filter(Boolean).join(', ');
  return [`id: ${id}`, oneLine(title), about, firstCharacters(text.trim(), CANDIDATE_MAX)].filter(Boolean).join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function schemaFor(ids: string[]): Record<string, unknown> {
  const text = { type: 'string' };
  const properties = {
    id: { type: 'string', enum: ids },
    reason: text,
    impact: text,
    angle: text,
    relevance: { type: 'number' },
  };
  return objectSchema({ catalysts: listSchema(objectSchema(properties)) });
}
