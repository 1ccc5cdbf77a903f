import type { Claim } from '../claims/claim';
import { PRONOUNS, REFERRING } from '../claims/spoken-of';
import { keyOfWord, tokensOf } from '../claims/tokens';
import type { Place } from '../document/document';
import { isOfCompany } from '../prose/speakers';
import { blockAt, type SourceText } from './source-text';
import { isSpace } from '../characters';

/** Fewer words may be a part of anything. */
const FEWEST = 4;
const ENDS = '.!?';
const OPENS = '.!?:;"“”\')•';
const CLOSERS = new Set('"”’)');

const closes = (character: string): boolean => isSpace(character) || CLOSERS.has(character);

/** Whether a sentence can say by itself what its figures are of: 'it' and a question cannot. */
export function standsAlone(sentence: string): boolean {
  const words = tokensOf(sentence).filter(({ kind }) => kind === 'word');
  return words.length >= FEWEST && !sentence.includes('?') && !words.some(({ key }) => PRONOUNS.has(key));
}

/** The place where a source has the very sentence, whole; null where it has none. */
export function placeOfSentence(sentence: string, source: SourceText): Place | null {
  const place = source.find(sentence);
  if (!place) return null;
  const block = blockAt(source, place.from);
  if (block?.kind === 'table') return null;
  const isSaid = block?.speaker === undefined || (source.content && isOfCompany(source.content)(block.speaker));
  return isSaid && begins(source, place, block) && ends(source, place, block) ? place : null;
}

/** A line break within a paragraph of a document begins no sentence; news and briefs are not set in columns. */
function begins(source: SourceText, { from }: Place, block: Place | undefined): boolean {
  const before = source.text.slice(Math.max(0, from - 4), from);
  const kept = before.trimEnd();
  const isLineStart = hasLines(source) && before.slice(kept.length).includes('\n');
  if (block?.from === from || kept === '' || isLineStart) return true;
  return kept.length < before.length && OPENS.includes(kept.at(-1) ?? ' ');
}

function ends(source: SourceText, { to }: Place, block: Place | undefined): boolean {
  const { text } = source;
  const after = text.slice(to, to + 2);
  const [first = '', second = ' '] = after;
  const isLineEnd = hasLines(source) && first === '\n';
  if (to === block?.to || after === '' || after === '\n\n' || isLineEnd) return true;
  if (ENDS.includes(text[to - 1] ?? '')) return closes(first);
  return ENDS.includes(first) && closes(second);
}

const hasLines = ({ source }: SourceText): boolean => source.kind !== 'document';

/**
 * What the rules read completely they judge themselves: beside other words the same sentence may be of something else. So may
 * one that refers to somebody who was spoken of before.
 */
export function isOpen({ unread, measure, period }: Claim, draft: string): boolean {
  const isReferring = unread.some(({ from, to }) => REFERRING.has(keyOfWord(draft.slice(from, to))));
  return !isReferring && (unread.length > 0 || measure === null || period === null);
}
