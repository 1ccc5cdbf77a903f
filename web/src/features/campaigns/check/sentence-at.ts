const END =
  /\b(?:until|till|through|expir\w+|ends?|ending|ended|clos(?:es?|ing)|deadline|by|before|last (?:day|chance|call)|final|no later than|valid|stands|midnight|good (?:until|through))\b/i;
const OFFER =
  /\b(?:offers?|prices?|discounts?|deals?|sales?|seats?|doors?|chance|enrol\w*|order|claim|renew\w*|save|savings|access|expir\w+|ends?|ending|ended|clos(?:es?|ing)|deadline|midnight|gone|left|stands|over)\b/i;

/** The sentence, or the line, in which a place stands. */
function sentenceAt(text: string, { from, to }: { from: number; to: number }): string {
  const before = /(?:^|[\n.!?](?=\s|\n))?[^\n]*$/.exec(text.slice(0, from))?.[0] ?? '';
  const start = before.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const rest = text.slice(to).split(/(?<=[.!?])\s|\n/)[0] ?? '';
  return start + text.slice(from, to) + rest;
}

/** True where a date is said to be the end of the offer. */
export function speaksOfTheEnd(text: string, place: { from: number; to: number }): boolean {
  const sentence = sentenceAt(text, place);
  return END.test(sentence) && OFFER.test(sentence);
}

/** True where words of time are about the offer, and not about a webinar or the market. */
export function speaksOfTheOffer(text: string, place: { from: number; to: number }): boolean {
  return OFFER.test(sentenceAt(text, place));
}
