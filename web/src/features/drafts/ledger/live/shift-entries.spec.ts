import { shiftEntries } from './shift-entries';

const TEXT = 'Revenue was $7.2 billion, up 13% from $6.4 billion.';
const words = ['$7.2 billion', '13%', '$6.4 billion'];
const entries = words.map((quote) => ({ from: TEXT.indexOf(quote), to: TEXT.indexOf(quote) + quote.length, quote }));

describe('shiftEntries', () => {
  it.each<[string, string, string[]]>([
    ['nothing changed', TEXT, words],
    ['words before', `Note. ${TEXT}`, words],
    ['words after', `${TEXT} Note.`, words],
    ['words between', TEXT.replace('up', 'which is up'), words],
    ['a claim changed', TEXT.replace('13%', '14%'), ['$7.2 billion', '$6.4 billion']],
    ['a digit before a claim', TEXT.replace('13%', '113%'), ['$7.2 billion', '$6.4 billion']],
    ['a digit after a claim', TEXT.replace('13%', '13%5'), ['$7.2 billion', '$6.4 billion']],
    ['words taken out', TEXT.replace(', up 13%', ''), ['$6.4 billion']],
    ['everything taken out', '', []],
    ['everything replaced', 'Nothing of it.', []],
  ])('%s', (_what, after, left) => {
    const shifted = shiftEntries(entries, TEXT, after);
    expect(shifted.map(({ quote }) => quote)).toEqual(left);
    for (const { from, to, quote } of shifted) expect(after.slice(from, to)).toBe(quote);
  });
});
