import { trimBy } from './trim-by';

/** Where a quotation stands in a text, in UTF-16 units. */
export interface QuoteMatch {
  from: number;
  to: number;
}

const IGNORED = /[\s*\p{Surrogate}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
/** Marks of one character that look different and say the same. */
export const ALIKE_MARKS: Record<string, string> = {};
for (const mark of '“”„‟«»″') ALIKE_MARKS[mark] = '"';
for (const mark of '‘’‚‛′`´') ALIKE_MARKS[mark] = "'";
for (const mark of '‐‑‒–—―−') ALIKE_MARKS[mark] = '-';
/** What looks different and says the same. */
export const ALIKE: Record<string, string> = { ...ALIKE_MARKS, '…': '...' };

/**
 * Reads a text once and answers where quotations stand in it, word for word but for white space, case, asterisks,
 * invisible marks and the shape of quotation marks and dashes; null for one that is not there or says nothing.
 * Bold marks around what was found belong to it, so that it can be taken out whole.
 */
export function quoteFinder(text: string): (quote: string) => QuoteMatch | null {
  const { folded, at } = fold(text);
  return (quote) => {
    const wanted = fold(quote).folded;
    const bare = trimBy(wanted, /["']/);
    for (const words of [wanted, bare, bare.replace(/^(?:-|•)/, '')]) {
      const start = words === '' ? -1 : folded.indexOf(words);
      if (start < 0) continue;
      const last = at[start + words.length - 1] ?? 0;
      return withMarks(text, at[start] ?? 0, last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1));
    }
    return null;
  };
}

/** The text without what does not count, and the place that each of its characters had. */
function fold(text: string): { folded: string; at: number[] } {
  let folded = '';
  const at: number[] = [];
  let place = 0;
  for (const character of text) {
    if (!IGNORED.test(character)) {
      const plain = ALIKE[character] ?? character.toLowerCase();
      folded += plain;
      for (let unit = 0; unit < plain.length; unit += 1) at.push(place);
    }
    place += character.length;
  }
  return { folded, at };
}

/** Widens a place by the bold marks at its edges, so far as the marks in it then come in pairs. */
function withMarks(text: string, from: number, to: number): QuoteMatch {
  const left = text.endsWith('**', from) ? 2 : 0;
  const right = text.startsWith('**', to) ? 2 : 0;
  const widths =
    left && right
      ? [
          [2, 2],
          [0, 0],
          [2, 0],
          [0, 2],
        ]
      : [
          [0, 0],
          [left, 0],
          [0, right],
        ];
  const ways = widths.map(([before = 0, after = 0]) => ({ from: from - before, to: to + after }));
  const paired = ways.find((way) => text.slice(way.from, way.to).split('**').length % 2 === 1);
  return paired ?? { from, to };
}
