import { formatBytes, formatDuration, formatPages } from './format-numbers';

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

test.each([
  [-3, '0 s'],
  [0, '0 s'],
  [48.4, '48 s'],
  [59.7, '1 min'],
  [200, '3 min'],
  [3_600, '1 h'],
  [7_500, '2 h 5 min'],
  [90_000, '1 d 1 h'],
])('%d seconds are said as %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words));

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
