import { findLinks, type EvidenceSource, type FoundLink, type QuoteMatch, type TraceEntry } from '@copydesk/text';
import { cite, type SourceText } from '../source-text';
import type { FoundWords } from './find-words';
import { foldedWords } from './folded';
import { endOfRun, isLetterOrNumber, spaced } from '../../characters';

const SHOWN = 120;
/** So many characters tell whether an address goes on. */
const LONGEST_END = 20;

/** Traces a name, a date or a quotation: it stands in a source as it is, or it does not. */
export function traceWords(word: FoundWords, texts: readonly SourceText[]): TraceEntry[] {
  const { from, to, text, kind } = word;
  const entry = { from, to, quote: text, kind };
  if (text.length > 700) return [{ ...entry, status: 'unsourced' }];
  for (const source of texts) {
    const place = placeOf(foldedWords(text).trim(), kind, source);
    if (place) return [{ ...entry, status: 'traced', source: sourceAt(source, place) }];
  }
  if (kind !== 'quotation') return kind === 'name' && !isTelling(text) ? [] : [{ ...entry, status: 'unsourced' }];
  const near = closest(text, texts);
  return [near ? { ...entry, status: 'mismatch', near } : { ...entry, status: 'unsourced' }];
}

/** Traces an address: it stands in a source character for character, or it does not. */
export function traceLink({ text, from, to }: FoundLink, texts: readonly SourceText[]): TraceEntry {
  const entry = { from, to, quote: text, kind: 'link' as const };
  for (const source of texts) {
    const at = linkIn(source.text, text);
    if (at >= 0) return { ...entry, status: 'traced', source: sourceAt(source, { from: at, to: at + text.length }) };
  }
  return { ...entry, status: 'unsourced' };
}

/** Where the very address stands in a text, and not as the beginning of a longer one; or -1. */
function linkIn(text: string, link: string): number {
  for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + link.length)) {
    const [found] = findLinks(text.slice(at, at + link.length + LONGEST_END));
    if (found?.text === link) return at;
  }
  return -1;
}

/** Capitals that are a heading's or a salutation's say nothing. */
const isTelling = (text: string): boolean => !OPENERS.has(text.slice(0, endOfRun(text, 0, isLetterOrNumber)));

const OPENERS = new Set(
  'The This That Your Our Dear Why How What When If In On For And But Read Click Get Subject Best Kind'.split(' '),
);

function placeOf(words: string, kind: FoundWords['kind'], { folded: all, find }: SourceText): QuoteMatch | null {
  const folded = all();
  const bare = '.,'.includes(words.slice(-1)) ? words.slice(0, -1) : words;
  const at = folded.indexOf(bare);
  if (at >= 0 && isWhole(folded, at, bare.length)) return { from: at, to: at + bare.length };
  return kind === 'quotation' ? find(words) : null;
}

function isWhole(folded: string, at: number, length: number): boolean {
  return !isLetterOrNumber(folded.charAt(at - 1)) && !isLetterOrNumber(folded.charAt(at + length));
}

function sourceAt(source: SourceText, { from, to }: QuoteMatch): EvidenceSource {
  const shown = source.text.slice(Math.max(0, from - SHOWN / 2), to + SHOWN / 2);
  return cite(source, { from, to }, spaced(shown).trim());
}

/** The passage that a quotation seems to be taken from: where a run of its words stands. */
function closest(text: string, texts: readonly SourceText[]): TraceEntry['near'] | null {
  const words = foldedWords(text).split(' ');
  for (let first = 0; first + 4 <= words.length; first += 1) {
    const run = words.slice(first, first + 4).join(' ');
    for (const source of texts) {
      const at = source.folded().indexOf(run);
      if (at < 0) continue;
      const found = sourceAt(source, { from: at, to: at + run.length });
      return { source: found, why: 'words', says: found.quote };
    }
  }
  return null;
}
