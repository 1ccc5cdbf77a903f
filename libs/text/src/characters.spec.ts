import { cleanText, countCharacters, hasUnstorable, withoutDirectionMarks } from './characters';

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

test('marks that turn the direction of writing are taken out of a name, letters of any script stay', () => {
  expect(withoutDirectionMarks('report\u202etxt.exe\u2066 \u200f\u061c')).toBe('reporttxt.exe ');
  expect(withoutDirectionMarks('שלום 👩‍💻.pdf')).toBe('שלום 👩‍💻.pdf');
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
