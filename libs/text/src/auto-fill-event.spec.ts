import fc from 'fast-check';
import { autoFillEvent } from './auto-fill-event';

test('the lines that speak of an event are taken, in their order', () => {
  const text = `Alpine Research, internal note

The live briefing begins on Thursday, March 6
Prepared by the marketing desk
Doors open at 7:30 pm Eastern
starts now
Margins were stable over the period`;
  expect(autoFillEvent(text)).toBe('The live briefing begins on Thursday, March 6\nDoors open at 7:30 pm Eastern');
});

test.each([
  'The webinar will be recorded',
  'The deadline is near for all',
  'It is a rare opportunity now',
  'We launch the fund in spring',
  'Send it before 2025-03-06 please',
  'On 6 March we will meet there',
  'We meet at 7 p.m. in the hall',
  'There are 30 minutes left now',
])('%j speaks of an event', (line) => {
  expect(autoFillEvent(`${'Nothing of note stands in this line.\n'.repeat(3)}${line}`)).toBe(line);
});

test.each(['The company delivers goods', 'Friends of the alive maypole', 'Mayor Marchand was there'])(
  '%j does not',
  (line) => {
    expect(autoFillEvent(`${line}\n${'The webinar is on Friday next.'}\n${line}`)).toBe(
      'The webinar is on Friday next.',
    );
  },
);

test('15 lines at most, of the first 50', () => {
  const lines = Array.from({ length: 60 }, (_, n) => `The webinar number ${n} begins`);
  expect(autoFillEvent(lines.join('\n')).split('\n')).toEqual(lines.slice(0, 15));
  const late = [...Array.from({ length: 50 }, (_, n) => `Plain words in line number ${n}`), 'The webinar is on Friday'];
  expect(autoFillEvent(late.join('\n'))).not.toContain('webinar');
  expect(autoFillEvent(late.slice(1).join('\n'))).toBe('The webinar is on Friday');
});

test('an empty line is a line', () => {
  const plain = 'Plain words stand in each of these lines';
  const spaced = Array.from({ length: 25 }, () => [plain, '']).flat();
  expect(autoFillEvent([...spaced.slice(1), 'The webinar is on Friday'].join('\r\n'))).toBe('The webinar is on Friday');
  expect(autoFillEvent([...spaced, 'The webinar is on Friday'].join('\r\n'))).not.toContain('webinar');
});

test('without such lines, the first 10 of over 20 characters', () => {
  const lines = Array.from({ length: 12 }, (_, n) => `Margins were stable: ${n}`);
  expect(autoFillEvent(['Twenty characters ok', ...lines].join('\n')).split('\n')).toEqual(lines.slice(0, 10));
});

test('a line needs 15 characters, a text over 50', () => {
  const rest = '\nMargins were stable over the whole period, as they had been';
  expect(autoFillEvent(`Live on Friday!${rest}`)).toBe('Live on Friday!');
  expect(autoFillEvent(`Live on Friday${rest}`)).toBe(rest.trim());
  expect(autoFillEvent('The webinar on Friday has a very good topic to see'.slice(0, 50))).toBe('');
});

test('what is filled in is made of lines of the text, and fits the field', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('live on Friday night', '\n', ' ', 'x'.repeat(30), '\r\n', '😀')),
      (pieces) => {
        const text = pieces.join('');
        const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
        for (const line of autoFillEvent(text).split('\n')) expect(['', ...lines]).toContain(line);
      },
    ),
  );
  expect(autoFillEvent('live '.repeat(22_000)).length).toBeLessThanOrEqual(20_000);
});
