const HIDDEN = /[*\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
const ALIKE: Record<string, string> = {};
for (const mark of '“”„‟«»″') ALIKE[mark] = '"';
for (const mark of '‘’‚‛′`´') ALIKE[mark] = "'";
for (const mark of '‐‑‒–—―−') ALIKE[mark] = '-';

/** A text as rules read it: plain quotation marks and dashes, no stars, nothing hidden, one space for any. */
export function plainText(text: string): { plain: string; at: number[] } {
  let plain = '';
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (HIDDEN.test(character)) continue;
    plain += ALIKE[character] ?? (character === '\n' || !/\s/.test(character) ? character : ' ');
    at.push(place);
  }
  return { plain, at };
}
