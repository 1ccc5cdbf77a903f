import { restated } from './restated';

test.each([
  ['$4.5 billion', 4.5e9, 4.2e9, '$4.2 billion'],
  ['$4.50bn', 4.5e9, 4.2e9, '$4.20bn'],
  ['4,500 million', 4.5e9, 12_345e6, '12,345 million'],
  ['$1.62', 1.62, 1.57, '$1.57'],
  ['24%', 24, 24.1, '24%'],
  ['$4.5 billion', 4.5e9, -4.2e9, null],
  ['$4.5 billion', 4.5e9, 2e6, null],
  ['half', 50, 40, null],
])('%s of %d becomes, for %d, %s', (quote, value, actual, words) => {
  expect(restated({ quote, value }, { value: actual })).toBe(words);
});
