import { sentenceAt, sentenceReader, sentenceSpans } from './sentence-spans';

const TEXT = 'Subject: Up 13%\n\nMr. Roe said  sales\trose 13%.  They "fell. Hard" in May!\n- Costs: $4.1 billion';

function at(words: string, text = TEXT): string {
  const from = text.indexOf(words);
  return sentenceAt(text, from, from + words.length);
}

test.each([
  ['13%', 'Subject: Up 13%'],
  ['13%.', 'Mr. Roe said sales rose 13%.'],
  ['"fell. Hard"', 'They "fell. Hard" in May!'],
  ['$4.1 billion', '- Costs: $4.1 billion'],
])('the sentence of %s', (words, sentence) => {
  expect(at(words)).toBe(sentence);
});

test('a place between sentences stands in none, one over two in both', () => {
  expect(sentenceAt('One.\n\nTwo.', 4, 5)).toBe('');
  expect(at('One. Two', 'Zero. One. Two. Three.')).toBe('One. Two.');
  expect(sentenceAt('', 0, 0)).toBe('');
});

test('what stands in the same sentence is told the same words in another draft', () => {
  const moved = `Dear reader,\n\n${TEXT.replace('said  sales\t', 'said sales ')}`;
  expect(at('13%.', moved)).toBe(at('13%.'));
});

test('each place of a long text is found in a moment, with one sentence or many', () => {
  for (const text of ['1% '.repeat(40_000), 'Up 1%.\n'.repeat(20_000)]) {
    const startedAt = process.cpuUsage();
    const read = sentenceReader(text);
    for (let from = 0; from < text.length; from += 6) read(from, from + 2);
    // Processor time: a busy machine says nothing of how it is done.
    expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(4_000);
    expect(sentenceSpans(text).every(({ from, to }) => from < to)).toBe(true);
  }
});
