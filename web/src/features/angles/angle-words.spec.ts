import { describeFacts, wordsOf } from './angle-words';
import { askWhyNow, isOld } from './document-age';

const fact = (quote: string, status: 'traced' | 'derived' | 'found', page: number | null) => ({ quote, status, page });

test('facts of an angle, traced, are told by their pages, once each and in order', () => {
  expect(describeFacts([fact('$4', 'traced', 3), fact('7%', 'derived', 2), fact('$9', 'traced', 3)])).toBe(
    'Facts traced: p. 2, p. 3',
  );
  expect(describeFacts([fact('$4', 'traced', null)])).toBe('Facts traced');
});

test('a fact of an angle that is only found is named, to be looked at', () => {
  expect(describeFacts([fact('$4', 'traced', 3), fact('$9', 'found', 5)])).toBe('Facts traced: p. 3. To check: $9');
  expect(describeFacts([])).toBe('');
});

test('while angles come, and where none came, it is said that nothing waits for them', () => {
  expect(wordsOf('running', 0)).toContain('You can generate without them.');
  expect(wordsOf('failed', 0)).toContain('You can generate without one.');
  expect(wordsOf('done', 0)).toContain('Type your own');
  expect(wordsOf('done', 3)).toBe('3 angles');
});

test.each([
  ['2026-10-20', 'filed', false, ''],
  ['2026-10-10', 'filed', true, 'Filed 7 weeks ago (10 Oct 2026): why this week?'],
  ['2026-06-26', 'filed', true, 'Filed 5 months ago (26 Jun 2026): why this week?'],
  ['2026-06-26', 'published', true, 'Published 5 months ago (26 Jun 2026): why this week?'],
  ['2024-06-30', 'period', true, 'Its period ended 2 years ago (30 Jun 2024): why this week?'],
] as const)('a document of %s that was %s is old: %s', (day, is, old, said) => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(isOld({ day, is }, now)).toBe(old);
  if (old) expect(askWhyNow({ day, is }, now)).toContain(said);
});
