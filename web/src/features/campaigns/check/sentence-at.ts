import { sentenceAt } from '@copydesk/text';

const END =
  /\b(?:until|till|through|expir\w+|ends?|ending|ended|clos(?:es?|ing)|deadline|by|before|last (?:day|chance|call)|final|no later than|valid|stands|midnight|good (?:until|through))\b/i;
const OFFER =
  /\b(?:offers?|prices?|discounts?|deals?|sales?|seats?|doors?|chance|enrol\w*|order|claim|renew\w*|save|savings|access|expir\w+|ends?|ending|ended|clos(?:es?|ing)|deadline|midnight|gone|left|stands|over)\b/i;

/** True where a date is said to be the end of the offer. */
export function speaksOfTheEnd(text: string, place: { from: number; to: number }): boolean {
  const sentence = sentenceAt(text, place.from, place.to);
  return END.test(sentence) && OFFER.test(sentence);
}

/** True where words of time are about the offer, and not about a webinar or the market. */
export function speaksOfTheOffer(text: string, place: { from: number; to: number }): boolean {
  return OFFER.test(sentenceAt(text, place.from, place.to));
}
