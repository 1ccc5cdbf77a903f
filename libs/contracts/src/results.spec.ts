import { shareOf } from './results';

test.each([
  // R: binom::binom.confint(30, 1000, methods = 'wilson') and the like.
  [30, 1_000, 0.02109, 0.04252],
  [0, 10, 0, 0.27754],
  [7, 7, 0.64566, 1],
])('%i of %i lies between Wilson’s ends', (part, whole, low, high) => {
  const share = shareOf(part, whole);
  expect(share.rate).toBe(part / whole);
  expect(share.low).toBeCloseTo(low, 4);
  expect(share.high).toBeCloseTo(high, 4);
});
