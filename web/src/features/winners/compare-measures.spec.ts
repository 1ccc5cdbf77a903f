import { compareMeasures, describeMeasures } from './compare-measures';

const WINNER = 'Subject: One question\n\nDid you see it?\n\n- One\n- Two\n\nClick here: https://example.org/go';

test('a winner is told in one line', () => {
  expect(describeMeasures(WINNER)).toMatch(
    /^\d+ words · 5 sentences · 1 question · 2 bullets · 1 link · 1 call to action · reading level: grade [\d.]+$/,
  );
  expect(describeMeasures('Just this.')).toMatch(/^2 words · 1 sentence · reading level: grade [\d.]+$/);
  expect(describeMeasures('?!')).toBe('');
});

test('a winner and its clone stand side by side', () => {
  const rows = compareMeasures(WINNER, 'Will you join us? Will you?');
  expect(rows).toContainEqual({ name: 'Questions', winner: 1, clone: 2 });
  expect(rows).toContainEqual({ name: 'Bullets', winner: 2, clone: 0 });
  expect(rows.map(({ name }) => name)).toContain('Reading level');
});
