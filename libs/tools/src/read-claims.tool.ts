import { parseReading, type SentenceReading, type SentenceToRead } from '@copydesk/figures';
import { buildPrompt, type PromptInput } from './build-prompt';
import { readingSchema } from './reading-schema';
import { isRecord, readList } from './read-json';
import type { StructuredTool } from './tool';

/** Sentences of one draft, or of passages of one document: never both, so that neither is read to fit the other. */
export interface ReadClaimsInput {
  of: 'draft' | 'document';
  sentences: readonly SentenceToRead[];
  /** What the company's document calls its measures and parts. */
  names: readonly string[];
}

/** A sentence, by its place in what was asked, as a model read it. */
export interface ReadSentence {
  at: number;
  reading: SentenceReading;
}

const INSTRUCTIONS = `You read numbered sentences about companies. For each figure in a sentence, say what its words mean, and cite them.
You do not judge, calculate, correct or complete anything. What you know of a company counts for nothing.

# Figures
Every number, percentage, fraction or comparison in words is one, in its order: "$12.5 billion", "27%", "76 cents", "doubled",
"half". Not the numbers of a date or period. "figure": its words, to the letter, with currency, scale and unit.
"kind": level (an amount, count, price, rate or margin as such), change (how much it moved), share (part of a whole),
multiple (times something: "doubled", "half as much"), ratio (one measure to another), other.

# Fields
A field has "is", in plain words or from its list, and "from", the words that say it: pieces copied to the letter from the
sentence or, for what "it" or "there" stands for, from the words before it. A field that no word says stays empty; never guess.
- measure: always; a plain accounting name: revenue, net income, net loss, operating margin, free cash flow, capital
  expenditures, diluted earnings per share, headcount. A share has the measure of its part.
- owner: somebody other than the company spoken of: "rival", "customers", "analysts".
- part: the segment, product or region, by its name in the sentence.
- period: "fiscal 2024", "third quarter of fiscal 2025", "first nine months of 2024", "end of fiscal 2024", "quarter",
  "a year earlier". The word "quarterly" says "quarter".
- basis: adjusted, constant currency, or GAAP where a word says so.
- status: outlook (expected, hoped, may), authorized (approved, not spent), negated (not, never, short of).
- direction: up or down, also of a level: "fell to".
- base: what a change or multiple is measured from, as a period.
- hedge: about, more than, less than, nearly.
- quantifier: "each", "two of the three".
- unit: where it stands elsewhere: in "from 45 to 50 cents", 45 has "cents".
- of: of a share the whole, of a ratio what it is compared with: "measure", "part", "from".

# Names
Where the words of a sentence mean one of the names in "names", write that name in "is", to the letter: "ad sales" may be
"Advertising services", "litigation costs" may be "Litigation provisions". Cite the words of the sentence as ever. Where no
name means just the same, write a plain one of your own.

# No word left over
Each word of the sentence is cited by a field or stands in "asides": words, to the letter, that do not say what a figure is
of, whose, when or how sure. Colour and verbs like "came in" are asides. Never put there: another company, a part, a time,
a denial, a doubt, a comparison. Several figures may cite the same words. A sentence without figures has no figures, and
needs no asides.

# Examples, of an invented company
"It was just over $2.4 billion in its Harbor unit, up 9%." Before: "Brightwater's sales took off in the third quarter of fiscal 2025."
{"figures":[{"figure":"$2.4 billion","kind":"level","measure":{"is":"revenue","from":["It","sales"]},"part":{"is":"Harbor","from":["Harbor unit"]},"period":{"is":"third quarter of fiscal 2025","from":["third quarter of fiscal 2025"]},"hedge":{"is":"more than","from":["just over"]}},{"figure":"9%","kind":"change","measure":{"is":"revenue","from":["It","sales"]},"part":{"is":"Harbor","from":["Harbor unit"]},"period":{"is":"third quarter of fiscal 2025","from":["third quarter of fiscal 2025"]},"direction":{"is":"up","from":["up"]}}],"asides":[]}
"Of every dollar taken, a handsome 12 cents was kept, against 10 a year ago."
{"figures":[{"figure":"12 cents","kind":"share","measure":{"is":"net income","from":["was kept"]},"of":{"measure":"revenue","from":["Of every dollar taken"]}},{"figure":"10","kind":"share","unit":{"is":"cents","from":["cents"]},"measure":{"is":"net income","from":["was kept"]},"period":{"is":"a year earlier","from":["against","a year ago"]},"of":{"measure":"revenue","from":["Of every dollar taken"]}}],"asides":["a handsome"]}`;

const SPOKEN_OF = {
  draft: 'The sentences are from an email about a company: it, or "the company", is the company spoken of.',
  document:
    'The sentences are from what a company published or said: "we" is the company spoken of. What an analyst or customer says of themselves has an owner.',
};

/** Reads what sentences say of their figures, into closed lists. It sees no source and decides nothing. */
export const readClaimsTool: StructuredTool<ReadClaimsInput, ReadSentence[]> = {
  name: 'read-claims',
  model: 'check',
  prompt: ({ of, sentences, names }, setting) =>
    buildPrompt(
      {
        task: 'read-claims',
        brand: 'read',
        instructions: [INSTRUCTIONS],
        body: [SPOKEN_OF[of], ...namesOf(names), ...sentences.flatMap(inputsOf)],
        request: 'Read the sentences now, each by its number. Answer with JSON of the required form only.',
        answerTokens: 500 + 300 * sentences.length,
      },
      setting,
    ),
  answer: ({ sentences }) => ({
    name: 'read_claims',
    schema: readingSchema(),
    parse: (json) => readAnswer(json, sentences.length),
  }),
};

const namesOf = (names: readonly string[]): PromptInput[] =>
  names.length === 0
    ? []
    : [{ field: 'names', text: names.join('\n'), use: 'Names in the documents of the company:', whole: true }];

function inputsOf({ text, before }: ReadClaimsInput['sentences'][number], at: number): PromptInput[] {
  const id = at + 1;
  return [
    { field: `before${id}`, text: before, use: `What stands before sentence ${id}:`, whole: true },
    { field: `sentence${id}`, text, use: `Sentence ${id}:`, whole: true },
  ];
}

/** What cannot be used is left out: its sentence stays as the rules read it. */
function readAnswer(json: unknown, count: number): ReadSentence[] {
  const read = new Map<number, SentenceReading>();
  for (const one of readList(isRecord(json) ? json.sentences : null, 'sentences')) {
    const id = isRecord(one) ? one.id : null;
    const reading = parseReading(one);
    if (typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= count && reading) read.set(id - 1, reading);
  }
  return [...read].map(([at, reading]) => ({ at, reading }));
}
