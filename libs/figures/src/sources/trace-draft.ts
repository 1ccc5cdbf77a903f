import {
  findLinks,
  type FoundLink,
  type MarkedLink,
  markedLinks,
  mergeTagsIn,
  readPieces,
  withPreheader,
  type TraceEntry,
} from '@copydesk/text';
import type { Place } from '../document/document';
import type { Evidence } from './evidence';
import { figuresOf, judgeFigures } from './judge';
import { comparisonsOf, TooMuchToTrace } from './too-much';
import { findWords } from './words/find-words';
import { traceLink, traceWords } from './words/trace-words';

/**
 * Traces every figure, name, date, quotation and link of a draft to what it may rest on. A figure is traced only where every
 * word that says what it is was read and agrees; what cannot be decided is found, or unsourced.
 * @throws TooMuchToTrace where that takes more comparisons than `most`.
 */
export function traceDraft(draft: string, evidence: Evidence, most = Infinity): TraceEntry[] {
  const links = markedLinks(draft);
  const { plain, at } = withoutMarks(draft, links);
  const traced = tracePlain(plain, evidence, most).map((entry) => {
    const from = at(entry.from);
    const to = at(entry.to - 1) + 1;
    return { ...entry, from, to, quote: draft.slice(from, to) };
  });
  const linked = links.flatMap((link) => addressesOf(link).map((address) => traceLink(address, evidence.texts)));
  return linked.length === 0 ? traced : [...traced, ...linked].toSorted((a, b) => a.from - b.from);
}

/** Where words lead that have an address of the web. */
function addressesOf({ words, href }: MarkedLink): FoundLink[] {
  const start = words.to + ']('.length;
  return findLinks(href).map(({ text, from, to }) => ({ text, from: start + from, to: start + to }));
}

/** The same with the preheader of a draft, which is read behind the subject, as in an inbox. Places are those of `withPreheader`. */
export function traceEmail(
  { text: draft, preheader }: { text: string; preheader: string | null },
  evidence: Evidence,
  most = Infinity,
): TraceEntry[] {
  const entries = traceDraft(draft, evidence, most);
  if (!preheader) return entries;
  const [first] = readPieces(draft);
  const subject = first?.kind === 'subject' ? draft.slice(first.from, first.to) : '';
  const inbox = withPreheader(subject, preheader);
  const by = draft.length - subject.length;
  const behind = traceDraft(inbox, evidence, most).filter(({ from }) => from >= inbox.length - preheader.length);
  return [...entries, ...behind.map((entry) => ({ ...entry, from: entry.from + by, to: entry.to + by }))];
}

/** A draft as it is read, and where each of its places was: the marks of bold words and of links are no words. */
export function withoutMarks(
  draft: string,
  links = markedLinks(draft),
): { plain: string; at: (place: number) => number } {
  if (!draft.includes('*') && links.length === 0) return { plain: draft, at: (place) => place };
  const marks = links.flatMap(({ from, to, words }) => [
    { from, to: words.from },
    { from: words.to, to },
  ]);
  const places: number[] = [];
  for (let place = 0; place < draft.length; place += 1) {
    const [mark] = marks;
    if (mark && place === mark.from) {
      place = mark.to - 1;
      marks.shift();
      continue;
    }
    // A star that begins a line is a bullet.
    const isStar = draft.charAt(place) === '*' && (draft.charAt(place + 1) !== ' ' || draft.charAt(place - 1) === '*');
    if (!isStar) places.push(place);
  }
  return { plain: places.map((place) => draft.charAt(place)).join(''), at: (place) => places[place] ?? draft.length };
}

/** Looking for words in so many characters takes as long as comparing two figures. */
const CHARACTERS_PER_COMPARISON = 250;

function tracePlain(draft: string, evidence: Evidence, most: number): TraceEntry[] {
  const { texts, document, news } = evidence;
  const links = findLinks(draft);
  // What a sending tool fills in says nothing yet.
  const silent = [...links, ...mergeTagsIn(draft)];
  const figures = figuresOf(draft, evidence);
  const named = findWords(draft);
  const words = named.length + links.length;
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (comparisonsOf(figures, evidence) + (words * characters) / CHARACTERS_PER_COMPARISON > most) {
    const facts = [document, ...news].reduce((sum, source) => sum + source.facts.facts.length, 0);
    throw new TooMuchToTrace(figures.length + words, facts);
  }
  const judged = judgeFigures(figures, draft, evidence).filter((entry) => !overlapsAny(entry, silent));
  const traced = named
    .filter((word) => word.kind === 'quotation' || !(overlapsAny(word, silent) || overlapsAny(word, judged)))
    .flatMap((word) => traceWords(word, texts));
  const quoted = traced.filter(({ kind, status }) => kind === 'quotation' && status === 'traced');
  const proved = judged.map((claim) => proveByQuotation(claim, quoted));
  const linked = links.map((link) => traceLink(link, texts));
  return [...proved, ...traced, ...linked].toSorted((a, b) => a.from - b.from);
}

const overlapsAny = (one: Place, others: readonly Place[]): boolean =>
  others.some((other) => other.from < one.to && one.from < other.to);

/** A figure in a quotation that stands in a source word for word stands there too, whatever its words leave open. */
function proveByQuotation(claim: TraceEntry, quoted: readonly TraceEntry[]): TraceEntry {
  const around = quoted.find(({ from, to }) => from <= claim.from && claim.to <= to);
  if (!around?.source || claim.status === 'traced') return claim;
  const { from, to, quote, kind } = claim;
  return { from, to, quote, kind, status: 'traced', source: around.source };
}
