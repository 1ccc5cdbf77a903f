import { nextPercent } from './simulated-progress';

describe('nextPercent', () => {
  it.each([
    [0, 10],
    [20, 30],
    [30, 35],
    [55, 60],
    [60, 62],
    [94, 95],
    [95, 95],
  ])('goes from %d to %d', (from, to) => {
    expect(nextPercent(from)).toBe(to);
  });
});
