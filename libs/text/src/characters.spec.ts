import { cleanText, countCharacters, hasUnstorable } from './characters';

describe('cleanText', () => {
  it.each([
    ['plain', 'plain'],
    ['a\0b', 'ab'],
    ['a\ud800b', 'ab'],
    ['a\udc00b', 'ab'],
    ['\ud83d\ude80', '\ud83d\ude80'],
    ['one\r\ntwo\rthree\n', 'one\ntwo\nthree\n'],
    ['שלום 😀', 'שלום 😀'],
  ])('%j becomes %j', (given, expected) => {
    expect(cleanText(given)).toBe(expected);
    expect(hasUnstorable(cleanText(given))).toBe(false);
  });
});

describe('hasUnstorable', () => {
  it.each([
    ['a\0', true],
    ['\ud83d', true],
    ['\ude80\ud83d', true],
    ['🚀 fine\r\n', false],
    ['', false],
  ])('%j: %s', (given, expected) => expect(hasUnstorable(given)).toBe(expected));
});

test.each([
  ['', 0],
  ['Rates fell', 10],
  ['🚀 up', 4],
  ['é', 1],
])('%j has %d characters', (text, count) => expect(countCharacters(text)).toBe(count));
