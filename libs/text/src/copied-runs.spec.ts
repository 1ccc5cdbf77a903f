import fc from 'fast-check';
import { copiedRuns } from './copied-runs';

const WINNER =
  'One day, a man in a plain gray suit walked into the bank on the corner and asked for every share they had.';

const copied = (winner: string, copy: string, atLeast?: number) =>
  copiedRuns(winner, copy, atLeast).map(({ from, to }) => copy.slice(from, to));

test('twelve words in a row that the winner has are found, whatever their case, marks and lines', () => {
  const copy = 'It began so: ONE DAY a man\nin a **plain** gray suit - walked into - the **bank**. It was gone.';
  expect(copied(WINNER, copy)).toEqual(['ONE DAY a man\nin a **plain** gray suit - walked into - the **bank']);
});

test('eleven words are no run', () => {
  expect(copied(WINNER, 'one day a man in a plain gray suit walked into')).toEqual([]);
  expect(copied(WINNER, 'one day a man in a plain gray suit walked into', 11)).toHaveLength(1);
});

test('two runs are told apart, and overlapping ones as one', () => {
  const winner = 'a b c d e. c d e f g';
  expect(copied(winner, 'a b c d e f g. x. C D E', 3)).toEqual(['a b c d e f g', 'C D E']);
});

test.each(['', '   ', '😀'])('nothing is copied of %j', (text) => {
  expect(copiedRuns(text, WINNER)).toEqual([]);
  expect(copiedRuns(WINNER, text)).toEqual([]);
});

test('a piece of a winner is found in any text around it, and nothing where no words are shared', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'Ünder', "it's", '4.2', '中'), { minLength: 4, maxLength: 30 });
  const others = fc.array(fc.constantFrom('x', 'y', 'z')).map((list) => list.join(' '));
  fc.assert(
    fc.property(words, others, others, (winner, before, after) => {
      const text = winner.join(' ');
      const copy = [before, text.toUpperCase(), after].join('\n');
      expect(copied(text, copy, 4)).toEqual([text.toUpperCase()]);
      expect(copied(text, before, 4)).toEqual([]);
    }),
  );
});

test.each([
  ['one word', 'word '],
  ['sentences', 'Orders rose 14% to $4.2 billion in the third quarter. '],
])('200 KB of %s take no time by the square', (_, piece) => {
  const long = piece.repeat(200_000 / piece.length);
  const started = process.cpuUsage();
  expect(copiedRuns(long, long)).toHaveLength(1);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(4_000);
});
