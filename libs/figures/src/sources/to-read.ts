import { NUMERIC_KINDS, sentenceAt, type TraceEntry } from '@copydesk/text';
import type { Figure } from '../claims/figures';
import { printedFigures } from '../claims/printed-figures';
import { wordsOf } from '../lexicon/normalise';
import { passagesOf } from '../prose/passages';
import { type Sentence, sentencesIn } from '../readings/read-sentences';
import type { Evidence } from './evidence';
import { asRead } from './judge';
import { namesNear } from './names-near';
import { withoutMarks } from './trace-draft';
import { hasDigit } from '../characters';

/** A sentence that a model is to read, and the words before it that it may refer to. */
export type SentenceToRead = Pick<Sentence, 'text' | 'before'>;

/** What rules left open: sentences of a draft, and sentences of its document with the same numbers. Each is read apart. */
export interface ToRead {
  draft: SentenceToRead[];
  document: SentenceToRead[];
  /** What the document calls the things that they may speak of. */
  names: string[];
}

export const NOTHING_TO_READ: ToRead = { draft: [], document: [], names: [] };

/** More are not read in one call. */
const MOST_OF_DRAFT = 30;
const MOST_OF_DOCUMENT = 15;
const LONGEST = 600;
const MOST_PER_FIGURE = 2;

/** The sentences whose figures rules could not settle, and that no model has read yet. `entries` are those of the text. */
export function toRead(text: string, entries: readonly TraceEntry[], evidence: Evidence): ToRead {
  const { readings } = evidence.document.facts;
  const open = entries.filter(isOpenFigure);
  const draft = openSentences(text, open)
    .filter((sentence) => !readings.has(sentence.text))
    .slice(0, MOST_OF_DRAFT);
  const wanted = open.flatMap(({ quote, from, to }) => {
    const words = new Set(wordsOf(sentenceAt(text, from, to)));
    return printedFigures(quote).map((figure) => ({ figure, words }));
  });
  const document = passagesWith(wanted, evidence);
  const said = [...draft, ...document].map((sentence) => sentence.text).join('\n');
  return { draft, document, names: said === '' ? [] : namesNear(said, evidence.document.facts) };
}

type OpenEntry = Pick<TraceEntry, 'from' | 'to' | 'kind' | 'status'>;

/** The sentences of a draft in which entries stand that rules left open, as a model is shown them. */
export function openSentences(text: string, entries: readonly OpenEntry[]): SentenceToRead[] {
  const { plain, at } = withoutMarks(text);
  const open = entries.filter(isOpenFigure);
  return sentencesIn(asRead(plain))
    .filter((sentence) => {
      const [from, to] = [at(sentence.from), at(sentence.from + sentence.text.length - 1) + 1];
      return sentence.text.length <= LONGEST && open.some((entry) => entry.from < to && from < entry.to);
    })
    .map(shown);
}

/** Whether rules left a figure open: neither traced nor contradicted. */
export const isOpenFigure = ({ kind, status }: Pick<TraceEntry, 'kind' | 'status'>): boolean =>
  FIGURES.has(kind) && (status === 'found' || status === 'unsourced');

const FIGURES: ReadonlySet<string> = new Set(NUMERIC_KINDS);

const shown = ({ text, before }: Sentence): SentenceToRead => ({ text, before });

interface Wanted {
  figure: Figure;
  /** The words of the sentence that it stands in. */
  words: ReadonlySet<string>;
}

/** Of each figure the sentences of the document that have its value, those first that have most of its words. */
function passagesWith(wanted: readonly Wanted[], { document }: Evidence): SentenceToRead[] {
  const { content } = document.text;
  if (!content || wanted.length === 0) return [];
  const sentences = passagesOf(content)
    .flatMap(({ text }) => sentencesIn(text))
    .filter(({ text }) => text.length <= LONGEST && hasDigit(text))
    .map((sentence) => ({ sentence, figures: printedFigures(sentence.text) }));
  const best = wanted.flatMap(({ figure, words }) => {
    const shared = (text: string) => wordsOf(text).filter((word) => words.has(word)).length;
    return sentences
      .filter(({ figures }) => figures.some((one) => isSameValue(figure, one)))
      .map(({ sentence }) => ({ sentence, rank: shared(sentence.text) }))
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, MOST_PER_FIGURE);
  });
  const found = [...new Map(best.map(({ sentence }) => [sentence.text, sentence])).values()];
  return found
    .filter(({ text }) => !document.facts.readings.has(text))
    .slice(0, MOST_OF_DOCUMENT)
    .map(shown);
}

/** Numbers below it stand everywhere. */
const SMALL = 10;

/** As far as the draft shows it: '$16.8 billion' is $16,812 million, too. */
const isSameValue = (wanted: Figure, { value, unit }: Figure): boolean =>
  unit === wanted.unit &&
  (unit !== 'count' || Math.abs(value) >= SMALL) &&
  Math.abs(Math.abs(value) - Math.abs(wanted.value)) <= wanted.rounding * (1 + 1e-9);
