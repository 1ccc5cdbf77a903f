import { rangeOf } from './use-selection';

test.each([
  [2, 4, [2, 3, 4]],
  [4, 2, [2, 3, 4]],
  [3, 3, [3]],
  [null, 3, [3]],
  [9, 3, [3]],
])('from %j to %j is %j', (from, to, range) => {
  expect(rangeOf([1, 2, 3, 4, 5], from, to)).toEqual(range);
});
