import { fileNameOf } from './email-formats';

test.each([
  ['Subject: Orders up 14%: what now?\n\nDear reader', 'Orders-up-14-what-now.txt'],
  ['Subject: ../../etc/passwd\n\nx', 'etc-passwd.txt'],
  ['Subject: 👩‍💻\n\nx', 'email.txt'],
  ['שלום עולם', 'שלום-עולם.txt'],
  [`Subject: ${'word '.repeat(40)}`, `${'word-'.repeat(10)}word.txt`],
])('the file of %.20j is called %s', (draft, name) => {
  expect(fileNameOf(draft, 'txt')).toBe(name);
});
