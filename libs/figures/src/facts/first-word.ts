const LEAST_OF_WORD = 5;
/** Words of places say where somebody is: 'American', 'British'. */
const OF_PLACES = ['an', 'ish', 'ese'];

/** 'Northwind Lamps' is Northwind, where the text has that word for nothing else. */
export function firstWord(name: string, text: string): string[] {
  const [first = '', ...more] = name.split(' ');
  const lower = first.toLowerCase();
  if (more.length === 0 || first.length < LEAST_OF_WORD || OF_PLACES.some((ending) => lower.endsWith(ending)))
    return [];
  const rest = more.join(' ').toLowerCase();
  const all = text.toLowerCase();
  for (let at = all.indexOf(lower); at >= 0; at = all.indexOf(lower, at + 1)) {
    const end = at + lower.length;
    const after = all.slice(end, end + rest.length + 1);
    if (after.trim() !== rest && !isAlone(text, at, end)) return [];
  }
  return [first];
}

const LONGEST_WORD = 30;
const JOINS = ' -';
const NO_LETTERS = /\P{L}/u;

/** It is written with a capital, and no other name goes on beside it. */
function isAlone(text: string, from: number, to: number): boolean {
  const isCapital = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase();
  const words = text.slice(Math.max(0, from - LONGEST_WORD), Math.max(0, from - 1)).split(NO_LETTERS);
  const before = JOINS.includes(text[from - 1] ?? '\n') ? words.at(-1)?.[0] : undefined;
  const after = /^,? (\p{L})/u.exec(text.slice(to, to + 4))?.[1];
  const isWord = !/\p{L}/u.test(text.charAt(from - 1)) && !/\p{L}/u.test(text.charAt(to));
  return isWord && isCapital(text[from]) && !isCapital(before) && !isCapital(after);
}
