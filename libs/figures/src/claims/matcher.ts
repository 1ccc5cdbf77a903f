import { keyOfWord, type Token, tokensOf } from './tokens';
import type { Name, Vocabulary } from '../facts/document-facts';
import { ENTRIES } from '../lexicon/words/entries';
import type { MeasureTerm, Term } from '../lexicon/words/entry';
import { measureNames } from '../lexicon/measures';
import { EVERYDAY } from '../lexicon/measures/everyday';
import { lookUp, newNode, type Node, put } from './trie';

export interface Found {
  term: Term;
  /** How many tokens it covers. */
  length: number;
}

const keysOf = (says: string): string[] =>
  tokensOf(says)
    .filter(({ key }) => key !== '.' && key !== ',')
    .map(({ key }) => key);

/** Rows say less by themselves than what the document calls its parts. */
const isOfRow = (measures: readonly MeasureTerm[]): boolean => measures.every(({ source }) => source === 'row');

const LEXICON = newNode();
/** A row's label of one word says too little outside its table. */
for (const [key, named] of measureNames) {
  const words = key.split(' ');
  const measures = preferred(named);
  if (measures.length > 0 && (words.length > 1 || !isOfRow(measures)) && !saysParent(words, measures))
    put(LEXICON, words.map(keyOfWord), { is: 'measure', measures });
}
for (const { says, reads } of ENTRIES) {
  for (const words of says.split(',')) put(LEXICON, keysOf(words), reads);
}

/** Whose it is has words of its own. */
function saysParent(words: readonly string[], measures: readonly Pick<MeasureTerm, 'measure'>[]): boolean {
  return words.includes('attributable') && measures.some(({ measure }) => EVERYDAY[measure]?.parent !== undefined);
}

function preferred(named: readonly MeasureTerm[]): MeasureTerm[] {
  const everyday = named.filter(({ source }) => source === 'everyday');
  return everyday.length > 0 ? everyday : named.length === 1 ? [...named] : [];
}

/** The names of one document, beside the lexicon. */
export function vocabularyTrie({ company, people, measures, parts }: Vocabulary): Node {
  const root = newNode();
  for (const name of people) {
    const keys = keysOf(name);
    if (!lookUp(LEXICON, keys)) put(root, keys, { is: 'neutral' });
  }
  for (const name of measures) putMeasure(root, name);
  for (const { says, reads } of parts) put(root, keysOf(says), { is: 'part', part: reads });
  for (const name of company) {
    put(root, keysOf(name), { is: 'company' });
    for (const who of ['', ' shareholders', ' stockholders', ' shareowners'])
      put(root, keysOf(`attributable to ${name}${who}`), { is: 'parent' });
  }
  return root;
}

/** What everyday speech calls something wins over the label of a row. */
function putMeasure(root: Node, { says, reads }: Name<string>): void {
  const keys = keysOf(says);
  const known = measureNames.get(keys.join(' ')) ?? [];
  if (saysParent(keys, [{ measure: reads }])) return;
  if (known.some(({ source }) => source === 'everyday') || lookUp(LEXICON, keys)) return;
  put(root, keys, { is: 'measure', measures: [{ measure: reads, isLoss: false, kind: 'flow' }] });
}

/** The first words of what says a number by a verb: 'doubled'. */
const TIMES = new Set(
  ENTRIES.filter(({ reads }) => reads.is === 'times').flatMap(({ says }) =>
    says.split(',').map((words) => keysOf(words)[0] ?? ''),
  ),
);

export const isTimesWord = (key: string): boolean => TIMES.has(key);

/** The longest words from a token on that the lexicon or the document knows. */
export function matchAt(tokens: readonly Token[], at: number, names: Node): Found | null {
  const known = withoutMeasure(walk(LEXICON, tokens, at), tokens, at);
  const named = walk(names, tokens, at);
  if (!known || !named) return known ?? named;
  if (named.length !== known.length) return named.length > known.length ? named : known;
  return tokens[at]?.isCapital === true && (known.term.is !== 'measure' || isOfRow(known.term.measures))
    ? named
    : known;
}

/** 'Of capital' says nothing, but 'of capital expenditures' begins a measure with its last word. */
function withoutMeasure(found: Found | null, tokens: readonly Token[], at: number): Found | null {
  if (found?.term.is !== 'neutral' || found.length === 1) return found;
  const last = at + found.length - 1;
  const inner = walk(LEXICON, tokens, last);
  return inner?.term.is === 'measure' && inner.length > 1 ? walk(LEXICON, tokens.slice(0, last), at) : found;
}

function walk(root: Node, tokens: readonly Token[], at: number): Found | null {
  let node = root;
  let found: Found | null = null;
  let hasComma = false;
  for (let next = at; next < tokens.length; next++) {
    const key = tokens[next]?.key ?? '';
    const child = node.next.get(key);
    if (!child) {
      // 'Europe, the Middle East and Africa' is one name.
      if (key === 'the' && node !== root && (tokens[next - 1]?.key === ',' || tokens[next - 1]?.key === 'and'))
        continue;
      // 'property, plant and equipment' is one name.
      // 'U.S. dollars'
      const isAbbreviation = key === '.' && tokens[next - 1]?.key.includes('.') === true;
      if ((key !== ',' && !isAbbreviation) || node === root) return found;
      hasComma ||= key === ',';
      continue;
    }
    node = child;
    const { term } = node;
    if (term && (!hasComma || term.is === 'measure' || term.is === 'part')) found = { term, length: next - at + 1 };
  }
  return found;
}
