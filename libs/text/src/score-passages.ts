import { wordsOf } from './split-text';
import { trimBy } from './trim-by';

/** A part of a document, and the heading under which it stands. */
interface Scored {
  heading: string;
  text: string;
}

/** More terms of a query are not looked for: the rarest ones tell passages apart. */
const MOST_TERMS = 200;
const HEADING_WEIGHT = 2.5;
/** BM25+, with the parameters that are usual for short texts. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const FREQUENCY_FLOOR = 0.5;

/** How often each term of a query stands in a text, and how many different words the text has. */
interface Counted {
  counts: Map<string, number>;
  length: number;
}

/**
 * How much each passage says of what a query asks for, by BM25: 0 where it has none of its words. Each term of the query
 * counts once, and only its terms are counted, so that time and memory grow with the document alone.
 */
export function scorePassages(passages: Scored[], query: string): number[] {
  const asked = new Set(wordsOf(query).flatMap((word) => termOf(word) ?? []));
  const texts = passages.map(({ text }) => count(text, asked));
  const headings = countOnce(passages, asked);
  const rarest = rarestOf(texts, headings);
  const scores = passages.map(() => 0);
  const matched = passages.map(() => new Set<string>());
  for (const [fields, weight] of [
    [headings, HEADING_WEIGHT],
    [texts, 1],
  ] as const) {
    const holding = frequencies(fields);
    const average = fields.reduce((sum, { length }) => sum + length, 0) / fields.length;
    for (const [at, { counts, length }] of fields.entries()) {
      for (const [term, times] of counts) {
        if (!rarest.has(term)) continue;
        const rarity = rarityOf(holding.get(term) ?? 0, fields.length);
        const dense = times + SATURATION * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / average);
        const worth = weight * rarity * (FREQUENCY_FLOOR + (times * (SATURATION + 1)) / dense);
        scores[at] = (scores[at] ?? 0) + worth;
        matched[at]?.add(term);
      }
    }
  }
  // A passage with several of the words asked for is worth more than one that repeats a single word.
  return scores.map((score, at) => score * (matched[at]?.size ?? 0));
}

/** Passages of one section share their heading. */
function countOnce(passages: Scored[], asked: Set<string>): Counted[] {
  let last = { heading: '', counted: count('', asked) };
  return passages.map(({ heading }) => {
    if (heading !== last.heading) last = { heading, counted: count(heading, asked) };
    return last.counted;
  });
}

function count(text: string, asked: Set<string>): Counted {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) {
    const term = termOf(word);
    if (term !== null && asked.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return { counts, length: new Set(words).size };
}

function rarestOf(...fields: Counted[][]): Set<string> {
  const ascending = [...frequencies(fields.flat())].sort(([, a], [, b]) => a - b);
  return new Set(ascending.slice(0, MOST_TERMS).map(([term]) => term));
}

/** In how many texts each term stands. */
function frequencies(fields: Counted[]): Map<string, number> {
  const holding = new Map<string, number>();
  for (const { counts } of fields) for (const term of counts.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  return holding;
}

function rarityOf(holding: number, all: number): number {
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}

/** `14.51` billion and `14,510` million are one term: what is asked in one unit stands in another. */
export function termOf(word: string): string | null {
  if (!/^\p{N}/u.test(word)) return word.length > 1 || /\P{ASCII}/u.test(word) ? stemOf(word) : null;
  return trimBy(word.replace(/[.,]/g, ''), /0/) || null;
}

/** A crude singular, enough to compare words of the same trade. */
function stemOf(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (lower.length > 3 && lower.endsWith('s') && !/(?:ss|us|is)$/.test(lower)) return lower.slice(0, -1);
  return lower;
}
