import { withoutClosingRemarks } from './closing-remarks';

const EMAIL = 'Subject: Orders rose\n\nOrders rose 14%.\n\n**Read on.**';

test.each([
  ['what was left out', 'I left out the margin, since the filing gives none.'],
  ['what the version does', 'This version leads with the figure and keeps it short.'],
  ['an offer', 'Let me know if you would like any changes!'],
  ['an offer in a question', 'Would you like me to try a shorter version?'],
  ['in brackets', '(I kept the subject under 60 characters, as the brief asks.)'],
])('a remark at the end goes, and is told: %s', (_name, remark) => {
  const said = remark.replace(/^\(|\)$/g, '');
  expect(withoutClosingRemarks(`${EMAIL}\n\n${remark}`)).toEqual({ text: EMAIL, remarks: [said] });
  expect(withoutClosingRemarks(`${EMAIL}\n\n---\n\n*${said}*`)).toEqual({ text: EMAIL, remarks: [said] });
  expect(withoutClosingRemarks(`${EMAIL}\n\n---\n${said}`)).toEqual({ text: EMAIL, remarks: [said] });
  expect(withoutClosingRemarks(`${EMAIL}\n\n${remark}`, `${EMAIL}\n\n${said}`).remarks).toEqual([]);
  expect(withoutClosingRemarks(remark)).toEqual({ text: remark, remarks: [] });
});

test('two remarks go, in their order', () => {
  const [one, other] = ['I left out the margin, since the filing gives none.', 'Happy to adjust the tone.'];
  expect(withoutClosingRemarks(`${EMAIL}\n\n${one}\n\n${other}`)).toEqual({ text: EMAIL, remarks: [one, other] });
});

test.each([
  'I put my own money into it.',
  'I kept my shares through all of it.',
  'Let me know what you think. I read every reply.',
  'This letter is for people who read footnotes.',
  'P.S. I left out the best part: the call on Thursday.',
  '---',
  'Would you like to see the list?',
])('words to the reader stay: %s', (words) => {
  expect(withoutClosingRemarks(`${EMAIL}\n\n${words}`)).toEqual({ text: `${EMAIL}\n\n${words}`, remarks: [] });
});

test('a remark in the midst stays', () => {
  const text = `I left out the margin, since the filing gives none.\n\n${EMAIL}`;
  expect(withoutClosingRemarks(text).text).toBe(text);
});
