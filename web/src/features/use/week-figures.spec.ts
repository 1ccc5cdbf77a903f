import { formatDay } from '@/lib/format-date';
import { formatCount } from '@/lib/format-count';
import { formatScore } from './week-figures';

test('figures as people read them', () => {
  expect(formatDay('2026-11-16')).toBe('Nov 16');
  expect(formatCount(1204)).toBe('1,204');
  expect([formatScore(7.25), formatScore(null)]).toEqual(['7.3', 'none']);
});
