import { readSubjectLines, titleOfWriting } from './subject-lines';

const LINES = '- Orders up 14%\n- Copper: what is next?\n\nNothing\n-';

it('a list of subject lines is read with the place of each', () => {
  const lines = readSubjectLines(LINES);
  expect(lines.map(({ subject }) => subject)).toEqual(['Orders up 14%', 'Copper: what is next?', '']);
  for (const { subject, from, to } of lines) expect(LINES.slice(from, to)).toBe(subject);
});

it.each(['', 'Subject: Orders\n\nThey rose.', '* Orders up'])('%j lists none', (text) => {
  expect(readSubjectLines(text)).toEqual([]);
});

it('subject lines are titled by the first of them, an email by its subject', () => {
  expect(titleOfWriting(12, LINES, 80)).toBe('Subject lines: Orders up 14%');
  expect(titleOfWriting(12, 'Nothing came.', 80)).toBe('Nothing came.');
  expect(titleOfWriting(1, `Subject: A list\n\n${LINES}`, 80)).toBe('A list');
});
