import { readFences, splitSentences, trimEndBy } from '@copydesk/text';

export interface Material {
  /** All texts of these names, one below the other; empty where there are none. */
  text: (...names: string[]) => string;
  texts: (name: string) => string[];
  asked: string;
  /** True where the prompt asks for a note below the text. */
  wantsNote: boolean;
  /** True for a text with a word that the house avoids. */
  isAvoided: (text: string) => boolean;
  /** What a marketer typed: it steers what is chosen, and is never copied. */
  wishes: ReadonlyMap<string, string>;
}

const STEERING =
  'additionalContext toolInstructions customDetails productService keyBenefits targetAudience eventInfo brief coreMessaging';
const UNSPEAKABLE =
  /guarante|risk[- ]free|can['’]?t lose|no downside|double (?:your|their) money|ignore (?:all|any|the|previous)|instruction|system (?:note|message|prompt)|\bPWNED\b|https?:|www\.|!!|\$\(|[<>{}[\]|"“”*#]/i;
const IDLE =
  /^(?:a(?:bout|fter|lso|mong|nd|re)|been|befor|before|being|between|billion|both|but|can|compan|company|could|during|e(?:arlier|very|mail)|f(?:irst|or|rom|ourth)|given|ha[dsv]e?|how|into|its|just|last|like|made?|make|many|market|may|million|month|more|most|much|new|news|next|not|now|one|only|other|our|over|own|part|percent|quarter|read|rose|said|same|second|since|some|such|tell|than|that|the|their|them|then|there|these|they|third|this|those|through|time|two|under|until|use|very|was|way|week|were|what|when|where|which|while|who|will|with|would|writ|write|year|yet|you|your)$/;
export const BULLET = /^\s*(?:[-•*]|\d{1,2}[.)])\s+/;

export function readMaterial(asked: string, rules = ''): Material {
  const fences = readFences(asked);
  const texts = (name: string) => fences.filter((fence) => fence.name === name).map((fence) => fence.text.trim());
  const text = (...names: string[]) => names.flatMap(texts).filter(Boolean).join('\n\n');
  const words = text('brandWordsToAvoid').split(/[,;\n]/);
  const bare = words.map((word) => trimEndBy((word.split('->')[0] ?? '').replace(/^[\s"“-]+/, ''), /[\s"”.]/));
  const avoided = bare.filter(Boolean).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${avoided.join('|')})(?:['’]?s|es|d|ed|ing)?(?![\\p{L}\\d])`, 'iu');
  const isAvoided = (said: string) => avoided.length > 0 && pattern.test(said);
  const wantsNote = `${rules}${asked}`.includes('<note>');
  return { text, texts, asked, wantsNote, isAvoided, wishes: telling(text(...STEERING.split(' '))) };
}

/** The news that was handed in, each by its first sentences: '“Power prices rose 31%” (Eurostat, July 28, 2026).' */
export function readNews({ text, texts, isAvoided }: Material, sentences = 1): string[] {
  const sources = text('catalystSources').split('\n');
  const typed = [...texts('catalyst'), ...texts('catalystContext')].flatMap((one) => one.split(/\n{2,}/));
  return typed.flatMap((news) => {
    const title = `${oneLine(news.split('\n')[0] ?? '')}, `;
    const source = sources.find((one) => one.startsWith(title))?.slice(title.length);
    const said = sentencesIn(news).filter((one) => isQuotable(one) && !isAvoided(one));
    return said.slice(0, sentences).map((one) => `“${one}”${source ? ` (${source}).` : /[.?!]$/.test(one) ? '' : '.'}`);
  });
}

/** True for a sentence that may be quoted as it stands: of one breath, without promises, orders or markup. */
export function isQuotable(sentence: string): boolean {
  return sentence.length >= 12 && sentence.length <= 260 && !UNSPEAKABLE.test(sentence);
}

/** The sentences of a text, without the marks of bullets; each line has its own. */
export function sentencesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => splitSentences(line.replace(BULLET, '')));
}

/** The telling words of a text by their stem, each as the text first writes it: 'chip' -> 'chips'. */
export function telling(text: string): Map<string, string> {
  const words = Array.from(text.matchAll(/\p{L}[\p{L}\p{N}&-]{2,}/gu), ([word]) => word).reverse();
  const stems = words.map((word): [string, string] => [
    word.toLowerCase().replace(/(?<=.{3})(?:ies|es|s|ing|ed)$/, ''),
    word,
  ]);
  return new Map(stems.filter(([stem]) => !IDLE.test(stem)));
}

export function countShared(text: string, others: ReadonlyMap<string, string>): number {
  return [...telling(text).keys()].filter((stem) => others.has(stem)).length;
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const upperFirst = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
