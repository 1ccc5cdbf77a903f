import { readFences, splitSentences } from '@copydesk/text';
import { telling } from './words';

/** What a prompt hands in. */
export interface Material {
  /** All texts of these names, one below the other; empty where there are none. */
  text: (...names: string[]) => string;
  texts: (name: string) => string[];
  /** Everything that the user message says. */
  asked: string;
  /** True for a text with a word that the house avoids. */
  isAvoided: (text: string) => boolean;
  /** The telling words of what a marketer typed: they steer what is chosen, and are never copied. */
  wishes: ReadonlyMap<string, string>;
}

/** Reads the fences of a prompt. */
export function readMaterial(asked: string): Material {
  const fences = readFences(asked);
  const texts = (name: string) => fences.filter((fence) => fence.name === name).map((fence) => fence.text.trim());
  const text = (...names: string[]) => names.flatMap(texts).filter(Boolean).join('\n\n');
  const avoided = text('brandWordsToAvoid')
    .split(/[,;\n]/)
    .map((word) => word.replace(/^[\s"“-]+|[\s"”.]+$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .filter(Boolean);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${avoided.join('|')})(?:['’]?s|es|d|ed|ing)?(?![\\p{L}\\d])`, 'iu');
  const orders = fences
    .filter(({ kind, name }) => kind === 'order' && !name.startsWith('brand'))
    .map((fence) => fence.text);
  const typed = text('productService', 'keyBenefits', 'targetAudience', 'eventInfo', 'brief', 'coreMessaging');
  return {
    text,
    texts,
    asked,
    isAvoided: (said) => avoided.length > 0 && pattern.test(said),
    wishes: telling([...orders, typed].join('\n')),
  };
}

const UNSPEAKABLE =
  /guarante|risk[- ]free|can['’]?t lose|no downside|double (?:your|their) money|ignore (?:all|any|the|previous)|instruction|system (?:note|message|prompt)|\bPWNED\b|https?:|www\.|!!|\$\(|[<>{}[\]|"“”*#]/i;

/** True for a sentence that may be quoted as it stands: of one breath, without promises, orders or markup. */
export function isQuotable(sentence: string): boolean {
  return sentence.length >= 12 && sentence.length <= 260 && !UNSPEAKABLE.test(sentence);
}

/** The sentences of a text; each line has its own. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[-•*]|\d{1,2}[.)])\s+/, '').replace(/\s+/g, ' ')));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
