import { buildPrompt } from './build-prompt';
import { listSchema, objectSchema } from './object-schema';
import { isRecord } from './read-json';
import type { StructuredTool } from './tool';

/** A place of a draft that is wrong, and what is wrong with it. */
export interface Flaw {
  quote: string;
  problem: string;
}

/** A draft, and the places in it that are to be mended. */
export interface RepairInput {
  draft: string;
  flaws: Flaw[];
}

/** Words of a draft, and what takes their place. */
export interface Mending {
  quote: string;
  text: string;
}

const INSTRUCTIONS = `An email is done but for a few places. You mend those places and touch nothing else of it.

# How you mend
- Each place has one entry in "edits": "quote" is the shortest stretch of the email that has to change, word for word as it
  stands there, its stars included, and long enough to stand there once; "text" is what takes its place.
- A figure is never changed and never added: each one that you keep stays as it stands, with its unit and its period.
- A subject line that is too long says the same news in a shorter line. A second subject line becomes nothing: an empty text.
- A passage that was taken over says the same thought in words of its own: no five words in a row are those it had.
- Nothing new comes in: no fact, no figure, no promise. Tone and person stay. What you cannot mend so, you leave out.`;

const TEXT = { type: 'string' };
const SCHEMA = objectSchema({ edits: listSchema(objectSchema({ quote: TEXT, text: TEXT })) });

/** Mends single places of a draft. */
export const repairDraftTool: StructuredTool<RepairInput, Mending[]> = {
  name: 'repair-draft',
  model: 'check',
  prompt: ({ draft, flaws }, setting) =>
    buildPrompt(
      {
        task: 'repair-draft',
        brand: 'write',
        instructions: [INSTRUCTIONS],
        body: [
          { field: 'draft', text: draft, use: 'The email as it stands.', whole: true },
          {
            field: 'places',
            text: flaws.map(({ quote, problem }) => `${quote}\n${problem}`).join('\n\n'),
            use: 'The places that are to be mended: each on a line as it stands in the email, and below it what is wrong with it.',
            whole: true,
          },
        ],
        request: 'Mend the places now. Answer with JSON of the required form only.',
        answerTokens: 1_500,
      },
      setting,
    ),
  answer: () => ({ name: 'repair_draft', schema: SCHEMA, parse: readMendings }),
};

/** What cannot be read is left out: a repair is not worth asking twice. */
function readMendings(json: unknown): Mending[] {
  const edits: unknown = isRecord(json) ? json.edits : [];
  return Array.isArray(edits)
    ? edits.flatMap((edit: unknown) => {
        if (!isRecord(edit)) return [];
        const { quote, text } = edit;
        return typeof quote === 'string' && typeof text === 'string' && quote !== '' ? [{ quote, text }] : [];
      })
    : [];
}
