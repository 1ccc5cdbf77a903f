import { formatBytes, formatPages } from './format-numbers';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [2_100, '2 KB'],
  [1_023_000, '999 KB'],
  [1_024_000, '1 MB'],
  [12.34 * 1_048_576, '12.3 MB'],
  [500 * 1_048_576, '500 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

it.each([
  [[4], 'page 4'],
  [[1, 2], 'pages 1 to 2'],
  [[28, 3, 4, 5, 1, 1], 'pages 1, 3 to 5 and 28'],
  [
    Array.from({ length: 14 }, (_, n) => n * 2 + 1),
    'pages 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 and 2 other places',
  ],
])('%j', (pages, said) => {
  expect(formatPages(pages)).toBe(said);
});
