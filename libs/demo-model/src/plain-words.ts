import { upperFirst } from './say';

/** Boasts and worn phrases, and what a careful editor writes instead. */
const WORDS: [string, string][] = [
  ['game[- ]changer', 'real change'],
  ['game[- ]changing', 'important'],
  ['(?:revolutionary|groundbreaking)', 'new'],
  ['cutting[- ]edge', 'modern'],
  ['(?:skyrocketing|soaring)', 'rising'],
  ['(?:skyrocketed|soared)', 'rose'],
  ['(?:skyrockets|soars)', 'rises'],
  ['(?:skyrocket|soar)', 'rise'],
  ['(?:exploding|explosive)', 'fast'],
  ['(?:massive|huge|gigantic|colossal)', 'large'],
  ['(?:incredible|amazing|unbelievable|phenomenal|fantastic)', 'notable'],
  ['(?:incredibly|amazingly|unbelievably|insanely)', 'very'],
  ['insane', 'unusual'],
  ['(?:jaw[- ]dropping|mind[- ]blowing|stunning)', 'striking'],
  ['once[- ]in[- ]a[- ]lifetime', 'rare'],
  ['unlocks?', 'open'],
  ['unleash', 'use'],
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['at this point in time', 'now'],
  ['utili[sz]e', 'use'],
  ['a (?:large|huge) number of', 'many'],
];
const RULES = WORDS.map(([words, plain]): [RegExp, string] => [new RegExp(`\\b(?:(an?) )?(${words})\\b`, 'gi'), plain]);
const FILLERS = /\b(?:moreover|furthermore|needless to say|in today['’]s fast-paced world),\s+/gi;
const CLICHE =
  /^(?:i|we) hope (?:this|that|you)\b.*\b(?:well|great)\b|^in today['’]s (?:market|world|fast-paced|environment)|^buckle up/i;
const PROMISE =
  /\bguaranteed\b|\bguarantees? (?:a |you )?(?:returns?|profits?|gains?|wins?)|\brisk[- ]free\b|\bcan(?:['’]|no)?t lose\b|\bno[- ]risk\b|\bsure (?:thing|bet|winner)\b|\bdouble your (?:money|investment)\b|\bget rich\b|\b(?:will|going to|set to|about to) (?:soar|skyrocket|explode|double|triple|moon)\b|\byou(?:['’]ll| will) (?:make|earn|pocket) (?:money|a fortune|thousands|millions)\b|\bbuy (?:now|it now|the stock|(?:the |these )?shares)\b/i;
const PROMISING = new RegExp(`\\s*(?:${PROMISE.source})`, 'gi');

/** True where a text promises a gain or advises to buy. */
export function promises(text: string): boolean {
  return PROMISE.test(text);
}

/** The text without the words that promise. */
export function withoutPromises(text: string): string {
  return upperFirst(
    text
      .replace(PROMISING, '')
      .replace(/\s+([,.;:!?])/g, '$1')
      .trim(),
  );
}

/** True for an opening that could stand over any email. */
export function isCliche(sentence: string): boolean {
  return CLICHE.test(sentence.replaceAll('**', ''));
}

/** The text in plain words and without exclamation. What stands in quotation marks is left as it was said. */
export function plainWords(text: string): string {
  return text
    .split(/(“[^”]*”)/)
    .map((part, at) => (at % 2 === 1 ? part : plainPart(part)))
    .join('');
}

function plainPart(text: string): string {
  let plain = text.replace(FILLERS, (_filler, at: number) => (at === 0 ? '\ue000' : ''));
  if (plain.startsWith('\ue000')) plain = upperFirst(plain.slice(1));
  for (const [words, instead] of RULES) {
    plain = plain.replace(words, (_all, article: string | undefined, word: string) => {
      const isLoud = word.length > 1 && word === word.toUpperCase();
      const said = /^\p{Lu}/u.test(article ?? word) ? upperFirst : (same: string) => same;
      return (isLoud ? (text: string) => text.toUpperCase() : said)(
        article === undefined ? instead : `${/^[aeiou]/.test(instead) ? 'an' : 'a'} ${instead}`,
      );
    });
  }
  return plain.replace(/!+/g, (marks, at: number) =>
    /[.!?]/.test(plain.charAt(at - 1)) ? '' : marks.replace(/!+/, '.'),
  );
}
