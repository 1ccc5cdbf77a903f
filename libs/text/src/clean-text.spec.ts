import { cleanText, hasUnstorable } from './clean-text';

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
