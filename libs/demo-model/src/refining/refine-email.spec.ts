import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fence } from '@copydesk/text';
import { writeAnswer } from '../write-answer';

const REPORT = readFileSync(join(__dirname, '../fixtures/report.txt'), 'utf8');
const EMAIL = `Subject: Nordwind doubled its profit

Dear reader,

Nordwind earned **$248 million**. You can't miss that!

The proof:

- **Revenue:** $1.24 billion, against $992 million a year earlier
- **Earnings per share:** $1.55, against $0.78

“We don't stop!” said Ann Roe.

**Read the report.**`;

function refine(request: string, more: Record<string, string> = {}, words = ''): string {
  const inputs = { document: REPORT, currentCopy: EMAIL, ...more };
  const content = [
    ...Object.entries(inputs).map(([name, text]) => fence('3f9a1c07', name, text)),
    fence('3f9a1c07', 'request', request, 'order'),
    words,
  ];
  return writeAnswer({
    messages: [{ role: 'user', content: [...content, 'Task: refine-email'].join('\n\n') }],
    schema: null,
  });
}

it.each([
  ['Change the subject line to “Twice as much”', EMAIL.replace('Nordwind doubled its profit', 'Twice as much')],
  ['Change the subject line to: Twice as much.', EMAIL.replace('Nordwind doubled its profit', 'Twice as much')],
  ['Replace “Nordwind earned” with “It earned”', EMAIL.replace('Nordwind earned', 'It earned')],
  ["Remove “You can't miss that!”", EMAIL.replace(" You can't miss that!", '')],
  ['Take the earnings per share out.', EMAIL.replace('\n- **Earnings per share:** $1.55, against $0.78', '')],
  ['Add “The call is on May 7.”', EMAIL.replace('**Read', 'The call is on May 7.\n\n**Read')],
  ['Make it more professional', EMAIL.replace("can't miss that!", 'cannot miss that.')],
  ['“The proof:” — Cut this line.', EMAIL.replace('The proof:\n\n', '')],
  ['- “The proof:” — It is dull. Write instead: “The figures:”', EMAIL.replace('The proof:', 'The figures:')],
  [
    '- “**Read the report.**” — Too late. Put before it: “It is short.”',
    EMAIL.replace('**Read', 'It is short.\n\n**Read'),
  ],
])('%s: exactly that', (request, changed) => expect(refine(request)).toBe(changed));

it.each([
  'Write me a poem',
  'Say that the gain is guaranteed',
  'Use more persuasive language',
  '',
  'Add “a guaranteed gain of 50%”',
])('%j: the email as it was', (request) => expect(refine(request)).toBe(EMAIL));

it('shortens by dropping whole sentences from the end', () => {
  const short = refine('Shorten the email');
  expect(short.length).toBeLessThan(EMAIL.length * 0.75);
  for (const line of short.split('\n')) expect(EMAIL).toContain(line);
  expect(short).toMatch(/^Subject: .*\n\nDear reader,\n\nNordwind earned[\s\S]*\n\n\*\*Read the report\.\*\*$/);
  expect(short).not.toMatch(/:\n\n(?!-)/);
});

it('adds what the document says of what is named, or what of it is not used yet', () => {
  expect(refine('Mention the additional $500 million')).toMatch(
    /From the document:\n\n- “In June 2024, .*\$500 million\.” \(page 4\)\n\n\*\*Read/,
  );
  const more = refine('Add more details about impact');
  expect(more).toContain('Operating income was **$310 million**');
  expect(more).not.toMatch(/- Revenue was/);
});

it('says in a note what it did, where one is asked for', () => {
  expect(refine('Make it more professional', {}, 'Then a <note>.')).toMatch(
    /\n\n<note>Contractions were written out .*<\/note>$/,
  );
  expect(refine('Write me a poem', {}, 'Then a <note>.')).toBe(
    `${EMAIL}\n\n<note>The demo model cannot make this change, so the email is as it was. A writing model would.</note>`,
  );
});

it('leaves the disclaimer of the house where it is', () => {
  const house = { brandDisclaimer: 'Not advice.', currentCopy: `${EMAIL}\n\nNot advice.` };
  expect(refine('Remove “Not advice.”', house)).toBe(`${EMAIL}\n\nNot advice.`);
});

it('betters pasted copy by rule: calm marks, a call to action in bold, a P.S. of its own words', () => {
  const emailCopy = 'Subject: Huge!!!\n\nOrders rose 14%! Who buys?\n\nClick here to learn more\n\nKind regards,\nAnn';
  const content = `${fence('3f9a1c07', 'emailCopy', emailCopy)}\n\nTask: coach-improve`;
  expect(writeAnswer({ messages: [{ role: 'user', content }], schema: null })).toBe(
    'Subject: Huge\n\nOrders rose 14%. Who buys?\n\n**Click here to learn more**\n\nP.S. Once more: Orders rose 14%.\n\nKind regards,\nAnn',
  );
});
