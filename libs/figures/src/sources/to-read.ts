import { NUMERIC_KINDS, type TraceEntry } from '@copydesk/text';
import { passagesOf } from '../prose/passages';
import { type Sentence, sentencesIn } from '../readings/read-sentences';
import type { Evidence } from './evidence';
import { traceDraft, withoutMarks } from './trace-draft';

/** A sentence that a model is to read, and the words before it that it may refer to. */
export type SentenceToRead = Pick<Sentence, 'text' | 'before'>;

/** What rules left open: sentences of a draft, and sentences of its document with the same numbers. Each is read apart. */
export interface ToRead {
  draft: SentenceToRead[];
  document: SentenceToRead[];
}

/** More are not read in one call. */
const MOST_OF_DRAFT = 30;
const MOST_OF_DOCUMENT = 15;
const LONGEST = 600;
const NUMBER = /\d[\d,.]*\d|\d/g;

/**
 * The sentences whose figures rules could not settle, and that no model has read yet.
 * @throws TooMuchToTrace where tracing takes more comparisons than `most`.
 */
export function toRead(text: string, evidence: Evidence, most = Infinity): ToRead {
  const { readings } = evidence.document.facts;
  const open = traceDraft(text, evidence, most).filter(isOpenFigure);
  const draft = openSentences(text, open).filter((sentence) => !readings.has(sentence.text));
  const numbers = new Set(open.flatMap(({ quote }) => quote.match(NUMBER) ?? []));
  return { draft: draft.slice(0, MOST_OF_DRAFT), document: passagesWith(numbers, evidence) };
}

type OpenEntry = Pick<TraceEntry, 'from' | 'to' | 'kind' | 'status'>;

/** The sentences of a draft in which entries stand that rules left open, as a model is shown them. */
export function openSentences(text: string, entries: readonly OpenEntry[]): SentenceToRead[] {
  const { plain, at } = withoutMarks(text);
  const open = entries.filter(isOpenFigure);
  return sentencesIn(plain)
    .filter((sentence) => {
      const [from, to] = [at(sentence.from), at(sentence.from + sentence.text.length - 1) + 1];
      return sentence.text.length <= LONGEST && open.some((entry) => entry.from < to && from < entry.to);
    })
    .map(shown);
}

const isOpenFigure = ({ kind, status }: Pick<TraceEntry, 'kind' | 'status'>): boolean =>
  FIGURES.has(kind) && (status === 'found' || status === 'unsourced');

const FIGURES: ReadonlySet<string> = new Set(NUMERIC_KINDS);

const shown = ({ text, before }: Sentence): SentenceToRead => ({ text, before });

/** Sentences of the document that have one of these numbers: what one says may be what the draft means. */
function passagesWith(numbers: ReadonlySet<string>, { document }: Evidence): SentenceToRead[] {
  const { content } = document.text;
  if (!content || numbers.size === 0) return [];
  const has = (text: string) => (text.match(NUMBER) ?? []).some((number) => numbers.has(number));
  return passagesOf(content)
    .filter(({ text }) => has(text))
    .flatMap(({ text }) => sentencesIn(text))
    .filter(({ text }) => text.length <= LONGEST && !document.facts.readings.has(text) && has(text))
    .slice(0, MOST_OF_DOCUMENT)
    .map(shown);
}
