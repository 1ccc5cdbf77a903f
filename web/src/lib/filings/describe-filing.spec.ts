import { describeFiling } from './describe-filing';

const QUARTER = { form: '10-Q', periodEnd: '2025-07-26', filedAt: '2025-08-27T20:12:00Z', title: null };

test('a quarterly report says its quarter, and its day of filing without a year that was said', () => {
  expect(describeFiling(QUARTER)).toBe('10-Q · quarter to 26 Jul 2025 · filed 27 Aug');
});

test('a report that was filed in the next year says both years', () => {
  const year = { ...QUARTER, form: '10-K/A', periodEnd: '2024-12-31', filedAt: '2025-02-26T21:00:00Z' };
  expect(describeFiling(year)).toBe('10-K/A · year to 31 Dec 2024 · filed 26 Feb 2025');
});

test('a filing about no period says its title, where it has one', () => {
  const release = { ...QUARTER, form: '8-K', title: 'NVIDIA announces results' };
  expect(describeFiling(release)).toBe('8-K · NVIDIA announces results · filed 27 Aug 2025');
  expect(describeFiling({ ...release, title: 'Form 8-K' })).toBe('8-K · filed 27 Aug 2025');
  expect(describeFiling({ ...release, form: 'S-1', title: null })).toBe('S-1 · filed 27 Aug 2025');
});
