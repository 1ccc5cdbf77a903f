const ABBREVIATION =
  /(?:^|[\s(“"])(?:Mr|Mrs|Ms|Dr|Prof|St|Jr|Sr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Inc|Corp|Co|Ltd|No|Nos|vs|v|al|approx|e\.g|i\.e|U\.S|U\.K|P\.S|a\.m|p\.m|\p{Lu})\.$/u;
const END = /[.!?。！？]["'”’)]*(?:\s+(?=["'“‘($€£]?[\p{Lu}\p{Lo}\d])|$)|[。！？]/gu;

const STOP = /[.!?。！？]/;

/** The sentences of a passage. A full stop after an abbreviation or an initial ends none. */
export function splitSentences(text: string): string[] {
  if (!STOP.test(text)) return text.trim() === '' ? [] : [text.trim()];
  const sentences: string[] = [];
  let start = 0;
  const last = text.trimEnd().length;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].trimEnd().length;
    const isLast = end >= last;
    if (!isLast && ABBREVIATION.test(text.slice(Math.max(start, end - 12), end))) continue;
    sentences.push(text.slice(start, end).trim());
    start = match.index + match[0].length;
  }
  const rest = text.slice(start).trim();
  if (rest !== '') sentences.push(rest);
  return sentences;
}

/** A word, in small letters, and where it stands in its text (UTF-16 units). */
export interface Word {
  word: string;
  from: number;
  to: number;
}

/** A sign of a script that sets no spaces counts as a word; `don't`, `4.2` and `1,500` are one each. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{N}+(?:[.,]\p{N}+)*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}\p{M}*)+(?:['’]\p{L}+)*/gu;

/** The words of a text in small letters, without what stands between them. */
export function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(fold);
}

/** The same, with where each stands. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  text.replace(WORD, (said: string, from: number) => {
    words.push({ word: fold(said), from, to: from + said.length });
    return '';
  });
  return words;
}

function fold(said: string): string {
  const word = said.toLowerCase();
  return word.includes('’') ? word.replaceAll('’', "'") : word;
}
