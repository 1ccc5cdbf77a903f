import { withKept } from './windowed-list';

test.each([
  [[4, 5, 6], [], [4, 5, 6]],
  [
    [4, 5, 6],
    [5, -1],
    [4, 5, 6],
  ],
  [
    [4, 5, 6],
    [90, 1],
    [1, 4, 5, 6, 90],
  ],
])('%j with %j is %j', (places, kept, all) => {
  expect(withKept(places, kept)).toEqual(all);
});
