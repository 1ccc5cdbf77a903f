import { countCharacters } from './count-characters';

test.each([
  ['', 0],
  ['Rates fell', 10],
  ['🚀 up', 4],
  ['é', 1],
])('%j has %d characters', (text, count) => expect(countCharacters(text)).toBe(count));
