import { asSent } from './as-sent';

test.each([
  ['a file', 'Copper wakes up\nFrom: Ann <ann@a.example>\nDate: Tue, 3 Nov 2026\n\nDear reader,\n\nIt rose.'],
  ['a program', 'From: Ann\nTo: me\nSubject: Copper wakes up\n\nDear reader,\n\nIt rose.'],
  ['a draft', 'Subject: Copper wakes up\r\n\r\nDear reader,\r\n\r\n\r\n\r\nIt rose.\u200c\u034f'],
])('an email from %s is its subject and its words', (_where, text) => {
  expect(asSent(text)).toBe('Subject: Copper wakes up\n\nDear reader,\n\nIt rose.');
});

test('an email without head stays as it is', () => {
  const email = 'Dear reader,\nfrom: here to there it rose.\nAnd more.\n\nYours';
  expect(asSent(email)).toBe(email);
});
