/** How many tags a text of markup opens, and how many attributes they have, near enough. */
interface Markup {
  tags: number;
  attributes: number;
}

const LETTER = /[a-z]/i;
const SPACE = /[\s/]/;

/** Counts markup without reading it: a few MB of attributes take a parser minutes. Takes time in proportion to the text. */
export function measureMarkup(text: string): Markup {
  const markup = { tags: 0, attributes: 0 };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    at += 1;
    if (!LETTER.test(text.charAt(at))) continue;
    markup.tags += 1;
    let isBetween = false;
    for (; at < text.length && text.charAt(at) !== '>'; at += 1) {
      const sign = text.charAt(at);
      if (SPACE.test(sign)) isBetween = true;
      else if ((sign === '"' || sign === "'") && text.charAt(at - 1) === '=') {
        const end = text.indexOf(sign, at + 1);
        if (end < 0) return markup;
        at = end;
        isBetween = true;
      } else if (isBetween) {
        markup.attributes += 1;
        isBetween = false;
      }
    }
  }
  return markup;
}
