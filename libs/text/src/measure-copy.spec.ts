import fc from 'fast-check';
import { measureCopy } from './measure-copy';

const EMAIL = `Subject: Orders up 14%

Dear reader,

Orders rose 14% to **$4.2 billion**. Who saw that coming? Nobody did.
The report is at https://example.com/report?a=b.

- One idea a week
- Plain language

**Read the full report today.**

Click here to join us: www.example.com`;

test('a draft is measured', () => {
  expect(measureCopy(EMAIL)).toEqual({
    characters: EMAIL.length,
    words: 39,
    sentences: 10,
    paragraphs: 4,
    questions: 1,
    links: 2,
    bullets: 2,
    callsToAction: 2,
    readingLevel: expect.any(Number),
  });
});

test.each([
  ['The cat sat on the mat.', 0],
  ['Orders rose in the third quarter. Margins rose with them.', 1.7],
  [
    'The committee anticipates considerable deterioration of macroeconomic conditions throughout international manufacturing industries.',
    30.2,
  ],
])('%j reads at grade %d', (text, grade) => {
  expect(measureCopy(text).readingLevel).toBeCloseTo(grade, 0);
});

test.each([
  ['Read it today.', 1],
  ['We read it. Read it too, and you will see.', 0],
  ['Nothing is left. Sign up before Friday.', 1],
  ['- Get one idea a week', 0],
  ['Join whom?', 0],
  ['>> Claim your seat now >>', 1],
  ['Discovery is a fund.', 0],
])('%j asks for %i things', (text, count) => expect(measureCopy(text).callsToAction).toBe(count));

test.each(['', ' \n ', '**', '!!!'])('%j has no words and no reading level', (text) => {
  expect(measureCopy(text)).toMatchObject({ words: 0, sentences: 0, paragraphs: 0, readingLevel: null });
});

test('any text is measured, and a second copy of it doubles what it has', () => {
  const piece = fc.constantFrom(
    'a word',
    '?',
    '!',
    '. ',
    '\n',
    '\n\n',
    '- ',
    '**',
    '中文',
    '😀',
    'Subject: ',
    'www.a.b',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const measures = measureCopy(text);
      for (const value of Object.values(measures)) expect(value === null || value >= 0).toBe(true);
      const twice = measureCopy(`X.\n\n${text}\n\nX.\n\n${text}`);
      const once = measureCopy(`X.\n\n${text}`);
      expect([twice.words, twice.questions, twice.bullets]).toEqual(
        [once.words, once.questions, once.bullets].map((count) => 2 * count),
      );
    }),
  );
});

test('200 KB take no time by the square', () => {
  const long = 'Orders rose 14% to $4.2 billion in the third quarter. Who knew?\n\n'.repeat(3_200);
  const started = process.cpuUsage();
  expect(measureCopy(long).questions).toBe(3_200);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
});
