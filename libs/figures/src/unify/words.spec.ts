import type { Fact, Read, Reading } from '../facts/fact';
import type { Match } from '../verdict';
import { keyInWords, measureInWords, sourceInWords, tell } from './words';

const proved = <T>(is: T): Read<T> => ({ is, known: 'proved' });

const match = (label: string, measure: string): Match => {
  const reading: Reading = {
    measure: proved(measure),
    owner: proved('company'),
    part: proved(null),
    period: measure === '' ? null : proved({ start: '2024-01-01', end: '2024-12-31' }),
    basis: proved('GAAP'),
    modality: proved('reported'),
    level: proved({ kind: 'level' }),
  };
  const fact: Fact = {
    ...{ from: 0, to: 5, value: 4_200, rounding: 0.5, unit: 'count', scale: proved(0) },
    ...{ label, page: 3, section: null, readings: [reading] },
  };
  return { fact, reading };
};

describe('a fact in words', () => {
  it.each([
    ['with a label', match('Stores', 'label:stores'), '4,200 as Stores, the year to December 31, 2024 (p. 3)'],
    ['named by its row alone', match('', 'label:stores'), '4,200 as stores, the year to December 31, 2024 (p. 3)'],
    ['without a name', match('', ''), '4,200 (p. 3)'],
  ])('%s is cited without internal names', (_case, fact, words) => {
    expect(sourceInWords(fact)).toBe(words);
  });

  it('without a name is told by its value alone', () => {
    expect([keyInWords(match('', '')), tell(match('', ''))]).toEqual(['', '4,200']);
  });

  it('loses the prefix of a measure that only its row or tag names', () => {
    expect(['label:stores', 'tag:deferred revenue', 'net income'].map(measureInWords)).toEqual([
      'stores',
      'deferred revenue',
      'net income',
    ]);
  });
});
