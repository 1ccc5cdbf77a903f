import { weaknessOf } from './password';

const GUESSED = 'This password is easily guessed: please choose another';
const COMMON = 'This is one of the most common passwords: please choose another';

test.each([
  ['654321', GUESSED],
  ['aaaaaa', GUESSED],
  ['Password1', COMMON],
  ['abcdef', GUESSED],
  ['aaaaaaaaaaaaaaaa', GUESSED],
  ['fghijklm', GUESSED],
  ['lkjhgf', GUESSED],
  ['abcabcabc', GUESSED],
  ['admin123', GUESSED],
  ['P@ssw0rd12', GUESSED],
  ['copydesk1', GUESSED],
  ['C0pydesk!', GUESSED],
  ['copydesk2026', GUESSED],
  ['marguerite7', GUESSED],
  ['19901231', GUESSED],
  ['CopyDesk', 'Your password must not be the name of this product'],
  ['Marguerite', 'Your password must not be your username'],
])('%s is refused with its reason', (password, reason) => {
  expect(weaknessOf(password, 'marguerite')).toBe(reason);
});

test.each(['k9#wQz', 'x7-Kq2', 'letter-2-copper', 'kupferpreis-am-dienstag', 'пароль-меди-7'])(
  '%s is taken: six characters that nobody guesses are enough',
  (password) => expect(weaknessOf(password, 'marguerite')).toBeNull(),
);

test('the longest password is judged within a moment', () => {
  weaknessOf('warm', 'marguerite');
  const startedAt = performance.now();
  for (const part of ['ab1', 'a', '19', 'qwerty']) weaknessOf(part.repeat(200).slice(0, 200), 'marguerite');
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});
