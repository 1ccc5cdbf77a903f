import { matchedPieces } from './marked-words';

const marked = (text: string, ...words: string[]) =>
  matchedPieces(text, words)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Copper rose', ['copper'], '[Copper] rose'],
  ['Copper, copper', ['copper'], '[Copper], [copper]'],
  ['Copper rose', ['rose', 'cop'], '[Cop]per [rose]'],
  ['aaaa', ['aa', 'a'], '[aaaa]'],
  ['abcd', ['ab', 'bc'], '[abc]d'],
  ['Copper', [], 'Copper'],
  ['', ['a'], ''],
  ['İstanbul copper', ['copper'], 'İstanbul copper'],
])('in %j %j is marked', (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});
