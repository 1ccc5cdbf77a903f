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
