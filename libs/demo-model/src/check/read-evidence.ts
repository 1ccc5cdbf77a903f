import { quoteFinder, splitSentences, type Fenced } from '@copydesk/text';
import { readPassages } from '../read-passages';
import { wordsOf } from '../words-of';
import { readAmounts, type Amount } from './read-amounts';

/** A sentence of a source, or a row of one of its tables. */
export interface Evidence {
  /** The id of the source. */
  id: string;
  /** Word for word. */
  quote: string;
  isRow: boolean;
  words: Set<string>;
  amounts: Amount[];
}

const LONGEST_QUOTE = 400;
const ROW = /^(\p{L}[\p{L} ,&()'’-]{2,60}?) +[$€£]? ?\(?\d[\d,.]*\)?(?: +[$€£]? ?\(?\d[\d,.]*\)?)+$/u;
const SCALES: [RegExp, number][] = [
  [/\bin thousands\b/i, 1e3],
  [/\bin millions\b/i, 1e6],
  [/\bin billions\b/i, 1e9],
];

/** All that the sources of a prompt say, sentence by sentence. What does not stand in a source in one piece is left out. */
export function readEvidence(fences: Fenced[]): Evidence[] {
  return fences.flatMap(({ name, text }) => {
    if (name === 'document') return evidenceOf('document', text, text);
    if (name !== 'catalyst') return [];
    const [first = '', ...rest] = text.split('\n');
    const news = rest.filter((line, at) => at > 0 || !/\d{4}-\d\d-\d\d$/.test(line)).join('\n');
    return evidenceOf(first.replace(/^id:\s*/, ''), news, news);
  });
}

function evidenceOf(id: string, text: string, source: string): Evidence[] {
  const find = quoteFinder(source);
  const sentences = readPassages(text).flatMap((passage) => splitSentences(passage.text));
  const said = sentences.map((quote) => ({
    id,
    quote,
    isRow: false,
    words: wordsOf(quote),
    amounts: readAmounts(quote),
  }));
  return [...said, ...rowsOf(id, text)].filter(({ quote }) => quote.length <= LONGEST_QUOTE && find(quote) !== null);
}

function rowsOf(id: string, text: string): Evidence[] {
  let scale = 1;
  return text.split('\n').flatMap((line): Evidence[] => {
    const quote = line.replace(/\s+/g, ' ').trim();
    scale = SCALES.find(([pattern]) => pattern.test(quote))?.[1] ?? scale;
    const label = quote.length < 200 ? ROW.exec(quote)?.[1] : undefined;
    if (label === undefined) return [];
    const isPerShare = /per share|diluted|basic/i.test(label);
    return [{ id, quote, isRow: true, words: wordsOf(label), amounts: readAmounts(quote, isPerShare ? 1 : scale) }];
  });
}
