import { NO_BRAND } from '@copydesk/contracts';
import { readClaimsTool } from './read-claims.tool';

const SENTENCES = [
  { text: 'The tills rang up $12.5 billion.', before: '' },
  { text: 'It doubled.', before: 'Net income was $3 billion. ' },
];
const NAMES = ['Lamps sales'];
const SETTING = { windowTokens: 16_000, brand: NO_BRAND, today: '2026-01-01', fence: '3f9a1c07' };
const revenue = { figure: '$12.5 billion', kind: 'level', measure: { is: 'revenue', from: ['tills rang up'] } };

const read = (json: unknown) => readClaimsTool.answer({ of: 'draft', sentences: SENTENCES, names: [] }).parse(json);
const promptOf = (of: 'draft' | 'document', sentences = SENTENCES) =>
  readClaimsTool.prompt({ of, sentences, names: NAMES }, SETTING).messages.map(({ content }) => content);

test('the instructions are the same for every call and at most 600 words, and stand before the sentences', () => {
  const [, asked = ''] = promptOf('draft');
  const [, other = ''] = promptOf('draft', [{ text: 'Sales were flat at $4.', before: '' }]);
  const instructions = asked.slice(0, asked.indexOf('Sentence 1:'));
  expect(other.startsWith(instructions)).toBe(true);
  const [rules = ''] = instructions.split('# Examples');
  expect(rules.split(/\s+/).length).toBeLessThanOrEqual(600);
});

test('a sentence that refers to what stands before it is shown with that, another alone', () => {
  const [, asked = ''] = promptOf('document');
  expect(asked).toContain('name="before2">\nNet income was $3 billion.\n');
  expect(asked).not.toContain('before1');
});

test('the names of the document stand before the sentences, none where there are none', () => {
  const [, asked = ''] = promptOf('draft');
  expect(asked.slice(0, asked.indexOf('Sentence 1:'))).toContain('Lamps sales');
  const alone = readClaimsTool.prompt({ of: 'draft', sentences: SENTENCES, names: [] }, SETTING).messages;
  expect(alone.some(({ content }) => content.includes('Names in the documents'))).toBe(false);
});

test('an answer is read by the numbers of its sentences, whatever their order', () => {
  const sentences = [
    { id: 2, figures: [], asides: ['It'] },
    { id: 1, figures: [revenue], asides: [] },
  ];
  const readings = read({ sentences });
  expect(readings.map(({ at }) => at)).toEqual([1, 0]);
  expect(readings[1]?.reading.figures).toEqual([expect.objectContaining({ ...revenue, owner: null, of: null })]);
});

test('what cannot be used is left out, and the rest is read', () => {
  const odd = [{ id: 3, figures: [], asides: [] }, { id: '1', figures: [] }, { id: 1, figures: 'none' }, null];
  const guessed = { id: 2, figures: [{ ...revenue, kind: 'guess' }, revenue], asides: [] };
  const readings = read({ sentences: [...odd, guessed] });
  expect(readings.map(({ at, reading }) => [at, reading.figures.length])).toEqual([[1, 1]]);
  expect(() => read({ figures: [] })).toThrow('There must be a list "sentences".');
});
