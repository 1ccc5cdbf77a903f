import { formatBytes } from './format-count';

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
