import { compareTexts, describeComparison, type Piece, changesIn } from './compare-texts';

const side = (pieces: Piece[], not: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== not)
    .map(({ text }) => text)
    .join('');

const texts = [
  '',
  'One line',
  'Subject: Rates fell\n\nDear reader,\n\nRates fell by half a point.',
  'Subject: Rates fell again\n\nDear reader,\n\nRates fell by a full point.\n\nOne more.',
  '\n\nשלום 👩‍💻 world\n',
  'שלום 👩‍🚀 world\n\n\n',
  `${'Word '.repeat(30_000)}`,
];

test.each(texts.flatMap((before) => texts.map((after) => [before, after])))(
  'both texts can be read out of the comparison of %.20j and %.20j',
  (before, after) => {
    const pieces = compareTexts(before, after);
    expect(side(pieces, 'added')).toBe(before);
    expect(side(pieces, 'removed')).toBe(after);
  },
);

test('words are compared, not letters and not whole paragraphs', () => {
  const pieces = compareTexts('Rates fell by half a point.', 'Rates fell by two points.');
  expect(pieces[0]).toEqual({ kind: 'same', text: 'Rates fell by ' });
  expect(pieces.filter(({ kind }) => kind === 'removed').map(({ text }) => text.trim())).toEqual(['half', 'a point']);
});

test('two emails of 200 KB that share nothing are compared in a moment', () => {
  const long = (word: string) => `${`${word} `.repeat(50)}\n\n`.repeat(800);
  const start = process.cpuUsage();
  compareTexts(long('alpha'), long('beta'));
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
});

test('it counts words', () => {
  expect(describeComparison([{ kind: 'same', text: 'All the same' }])).toBe('No differences.');
  expect(
    describeComparison([
      { kind: 'removed', text: 'one ' },
      { kind: 'added', text: 'two new ' },
      { kind: 'same', text: 'words' },
    ]),
  ).toBe('2 words added, 1 word removed.');
});

test.each<[string, string, string, string[], number]>([
  ['words in two paragraphs', 'Sales rose.\n\nRead on.', 'Sales fell.\n\nRead it on.', ['fell', 'it'], 2],
  ['words that were taken out', 'Sales rose a lot.', 'Sales rose.', [], 1],
  ['words that follow each other', 'One two three four.', 'One new words four.', ['new words'], 1],
  ['nothing', 'Same.', 'Same.', [], 0],
])('the changes of %s', (_name, before, after, words, count) => {
  const changes = changesIn(compareTexts(before, after));
  expect(changes.added.map(({ from, to }) => after.slice(from, to))).toEqual(words);
  expect(changes.count).toBe(count);
});
