import { newsWindow } from '@copydesk/figures';
import type { ListedCatalyst } from './catalyst-search';
import { isFar, matching, wordsOf } from './describe-catalyst';

const catalyst = (change: Partial<ListedCatalyst>): ListedCatalyst => ({
  ...{ id: '1', title: 'Rates fell', text: 'Rates fell', sector: 'Banks', impact: null, angle: null },
  ...{ reason: null, source: null, url: null, publishedAt: '2026-05-01T12:00:00Z', isSample: false },
  ...change,
});
const near = newsWindow('For the quarterly period ended June 30, 2026');

test.each([
  ['2025-12-01', true],
  ['2025-12-02', false],
  ['2026-10-28', false],
  ['2026-10-29', true],
])('news of %s beside a quarter to June 30, 2026', (day, far) => {
  const news = catalyst({ publishedAt: `${day}T00:00:00Z` });
  expect(isFar(news, near)).toBe(far);
  expect(wordsOf(news, near)).toMatch(
    far ? /^Rates fell\n\(Background only: .* not a reason to write now\.\)$/ : /^Rates fell$/,
  );
});

test('nothing is far from a document without a period, or where there is none', () => {
  expect(isFar(catalyst({ publishedAt: '1999-01-01T00:00:00Z' }), null)).toBe(false);
  expect(isFar(catalyst({ publishedAt: null }), near)).toBe(false);
});

test('a list is searched in what it says, its sectors and sources, and by sector', () => {
  const list = [catalyst({}), catalyst({ text: 'Oil rose', sector: 'Energy', source: 'The Desk' })];
  const found = (typed: string, sector: string | null = null) => matching(list, typed, sector).map(({ text }) => text);
  expect(found('')).toEqual(['Rates fell', 'Oil rose']);
  expect(found(' desk  OIL ')).toEqual(['Oil rose']);
  expect(found('energy')).toEqual(['Oil rose']);
  expect(found('', 'Banks')).toEqual(['Rates fell']);
  expect(found('oil', 'Banks')).toEqual([]);
});
