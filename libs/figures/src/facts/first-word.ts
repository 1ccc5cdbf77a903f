import { isLetter } from '../characters';

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

/** It is written with a capital, and no other name goes on beside it. */
function isAlone(text: string, from: number, to: number): boolean {
  const isCapital = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase();
  let start = from - 1;
  while (start > 0 && from - start < LONGEST_WORD && isLetter(text.charAt(start - 1))) start -= 1;
  const before = JOINS.includes(text[from - 1] ?? '\n') && start < from - 1 ? text[start] : undefined;
  const next = text.charAt(to) === ',' ? to + 1 : to;
  const after = text.charAt(next) === ' ' ? text[next + 1] : undefined;
  const isWord = !isLetter(text.charAt(from - 1)) && !isLetter(text.charAt(to));
  return isWord && isCapital(text[from]) && !isCapital(before) && !isCapital(after);
}
