import { waitAfter } from './password-tries';

test('four wrong passwords cost nothing, each further one twice the wait before, a quarter of an hour at most', () => {
  const waits = Array.from({ length: 17 }, (_, wrong) => waitAfter(wrong));
  expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});
