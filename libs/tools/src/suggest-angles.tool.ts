import { ANGLES, LIMITS, type Angle } from '@copydesk/contracts';
import { checkDraft, findPromises, type TraceEntry } from '@copydesk/text';
import { buildPrompt } from './build-prompt';
import { documentInput, KEY_FIGURES } from './document-input';
import { listSchema, objectSchema } from './object-schema';
import { isRecord } from './read-json';
import type { StructuredTool } from './tool';

/** What an email is to be written from, before a word of it is there. */
export interface SuggestAnglesInput {
  document: string | undefined;
  news: string;
  about: string;
  /** Angles that were offered before. */
  offered: string[];
}

/** An idea as the model has it. */
type Idea = Omit<Angle, 'facts'>;

/** So many are asked for, since some may have to be refused. */
const ASKED = 5;
const QUESTION_MAX = 150;

const INSTRUCTIONS = `You are the editor who says what an email is about before anybody writes it. You offer ${ASKED} angles.

- "line": the idea in one sentence of 25 words at most, from which a writer can begin at once. It sets two facts against each
  other: a figure beside the one that makes it startling, or a fact against what the reader takes for granted. Both stand in the
  material, and are written as they stand there: the name, the figure with its unit, its period and what it is compared with.
- "question": what this reader asks that the email answers, in 15 words at most, in the reader's own words.
- Each takes another fact of the material. The strongest stands first: what a stranger would repeat over dinner.
- No promise, no advice, no forecast of yours; no question as a line; nothing that was offered before in other words.

Good: "Revenue rose 40% to $700.5 million, yet two of its projects wait for a connection to the grid."
Flat: "Strong results despite challenges." (no fact, and it fits any company)`;

/** Ideas for an email, each in a line. */
export const suggestAnglesTool: StructuredTool<SuggestAnglesInput, Idea[]> = {
  name: 'suggest-angles',
  model: 'check',
  prompt: ({ document, news, about, offered }, setting) =>
    buildPrompt(
      {
        task: 'suggest-angles',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [
          documentInput(document, { about: [news, about, KEY_FIGURES] }),
          { field: 'catalyst', text: news, use: 'The market catalyst: news that makes an email timely.' },
          { field: 'about', text: about, use: 'The event, and what else the brief says.' },
          {
            field: 'readers',
            text: [setting.brand.readers, setting.brand.offer?.audience].filter(Boolean).join('\n'),
            use: 'Who reads it.',
          },
          { field: 'offered', text: offered.join('\n'), use: 'Angles that were offered before.', whole: true },
        ],
        request: 'Offer the angles now. Answer with JSON of the required form only.',
        answerTokens: 900,
      },
      setting,
    ),
  answer: ({ offered }) => ({ name: 'suggest_angles', schema: SCHEMA, parse: (json) => readIdeas(json, offered) }),
};

const TEXT = { type: 'string' };
const SCHEMA = objectSchema({ angles: listSchema(objectSchema({ line: TEXT, question: TEXT })) });

const plain = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll('**', '').replace(/\s+/g, ' ').trim() : '';

/** @throws Error where no line is new. */
function readIdeas(json: unknown, offered: string[]): Idea[] {
  const given = isRecord(json) && Array.isArray(json.angles) ? json.angles.filter(isRecord) : [];
  const said = new Set(offered.map((line) => line.toLowerCase()));
  const ideas = given.flatMap((idea) => {
    const [line, question] = [plain(idea.line), plain(idea.question)];
    if (line === '' || line.length > LIMITS.angleMax || said.has(line.toLowerCase())) return [];
    said.add(line.toLowerCase());
    return [{ line, question: question.length > QUESTION_MAX ? '' : question }];
  });
  if (ideas.length === 0) throw new Error('it has no angle that is new.');
  return ideas;
}

/**
 * The first of the ideas that their sources bear out. One with a figure, a name or a quotation that differs from its source
 * or stands in none is left out, and so is one that promises, or says a word to avoid.
 */
export async function proveAngles(
  ideas: Idea[],
  wordsToAvoid: string,
  trace: (text: string) => Promise<TraceEntry[]>,
): Promise<Angle[]> {
  const proven: Angle[] = [];
  for (const { line, question } of ideas) {
    if (proven.length === ANGLES) break;
    if (isRefused(line, wordsToAvoid)) continue;
    const facts = factsOf(await trace(line));
    if (facts === null) continue;
    const asked = question === '' || isRefused(question, wordsToAvoid) ? null : factsOf(await trace(question));
    proven.push({ line, question: asked === null ? '' : question, facts });
  }
  return proven;
}

const isRefused = (text: string, wordsToAvoid: string) =>
  findPromises(text).length > 0 || checkDraft(text, { wordsToAvoid, subjectMax: null }).length > 0;

/** Null where one of them is not borne out. */
function factsOf(entries: TraceEntry[]): Angle['facts'] | null {
  const facts = entries.flatMap(({ quote, status, source }) =>
    status === 'mismatch' || status === 'unsourced' ? [] : [{ quote, status, page: source?.page ?? null }],
  );
  return facts.length === entries.length ? facts : null;
}
