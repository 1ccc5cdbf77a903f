/** A word of a text as it is compared: lower case, singular, without marks. */
export interface Word {
  stem: string;
  from: number;
  to: number;
  /** True where it is written with a capital, or with a digit in it. */
  isName: boolean;
}

const WORD = /[\p{L}\d]+(?:[’'](?!s\b)[\p{L}]+)?/gu;
/** Words that carry no meaning in a label. */
const GLUE = new Set('the a an our its their his her and of or total consolidated condensed'.split(' '));

/** Every word of a text, with its place. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    stem: stemOf(word),
    from: index,
    to: index + word.length,
    isName: /^[\p{Lu}\d]/u.test(word),
  }));
}

/** The words of a label that say what it is, singular and without articles. */
export function stemsOf(label: string): string[] {
  return (label.match(WORD) ?? []).map(stemOf).filter((stem) => !GLUE.has(stem) && stem !== 'and');
}

export function isGlue(stem: string): boolean {
  return GLUE.has(stem);
}

/** A crude singular, enough to compare words of the same trade. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length > 4 && lower.endsWith('ies')) return `${lower.slice(0, -3)}y`;
  if (lower.length > 3 && lower.endsWith('s') && !/(?:ss|us|is)$/.test(lower)) return lower.slice(0, -1);
  return lower;
}
