import { formatDay } from '@/lib/format-date';
import { sayCount } from '@/lib/say-count';
import { sayScore } from './week-figures';

test('figures as people read them', () => {
  expect(formatDay('2026-11-16')).toBe('Nov 16');
  expect(sayCount(1204)).toBe('1,204');
  expect([sayScore(7.25), sayScore(null)]).toEqual(['7.3', 'none']);
});
