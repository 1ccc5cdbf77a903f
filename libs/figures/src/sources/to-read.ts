import { NUMERIC_KINDS } from '@copydesk/text';
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
  const { plain } = withoutMarks(text);
  const { readings } = evidence.document.facts;
  const open = traceDraft(plain, evidence, most).filter(
    ({ kind, status }) => FIGURES.has(kind) && (status === 'found' || status === 'unsourced'),
  );
  const draft = sentencesIn(plain).filter(
    (sentence) => isNew(sentence, readings) && open.some(({ from, to }) => holds(sentence, { from, to })),
  );
  const numbers = new Set(open.flatMap(({ quote }) => quote.match(NUMBER) ?? []));
  return { draft: draft.slice(0, MOST_OF_DRAFT).map(shown), document: passagesWith(numbers, evidence) };
}

const FIGURES: ReadonlySet<string> = new Set(NUMERIC_KINDS);

const isNew = ({ text }: Sentence, readings: ReadonlyMap<string, unknown>): boolean =>
  !readings.has(text) && text.length <= LONGEST;

const holds = ({ from, text }: Sentence, place: { from: number; to: number }): boolean =>
  place.from < from + text.length && from < place.to;

const shown = ({ text, before }: Sentence): SentenceToRead => ({ text, before });

/** Sentences of the document that have one of these numbers: what one says may be what the draft means. */
function passagesWith(numbers: ReadonlySet<string>, { document }: Evidence): SentenceToRead[] {
  const { content } = document.text;
  if (!content || numbers.size === 0) return [];
  const has = (text: string) => (text.match(NUMBER) ?? []).some((number) => numbers.has(number));
  return passagesOf(content)
    .filter(({ text }) => has(text))
    .flatMap(({ text }) => sentencesIn(text))
    .filter((sentence) => isNew(sentence, document.facts.readings) && has(sentence.text))
    .slice(0, MOST_OF_DOCUMENT)
    .map(shown);
}
