import { formatDay } from '@/lib/format-date';
import { formatCount, formatShare } from '@/lib/format-numbers';
import { formatScore } from './week-figures';

test('figures as people read them', () => {
  expect(formatDay('2026-11-16')).toBe('Nov 16');
  expect(formatCount(1204)).toBe('1,204');
  expect([0, 0.001, 0.666, 0.999, 1].map(formatShare)).toEqual(['0%', '1%', '67%', '99%', '100%']);
  expect([formatScore(7.25), formatScore(null)]).toEqual(['7.3', 'none']);
});
