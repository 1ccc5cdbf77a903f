import { DRY_EMAILS, STRANGE_EMAIL } from '@copydesk/testing';
import { likenessTo, voiceOf, type Voice } from './voice';

const voice = (texts: string[]): Voice => {
  const found = voiceOf(texts);
  if (!found) throw new Error('these texts have sentences');
  return found;
};
const scoreOf = (texts: string[], text: string) => likenessTo(voice(texts), text)?.score ?? -1;

test.each(DRY_EMAILS)('an email of the house sounds like its others: %#', (email) => {
  expect(
    scoreOf(
      DRY_EMAILS.filter((other) => other !== email),
      email,
    ),
  ).toBeGreaterThanOrEqual(80);
});

test('a draft in another voice does not, and what differs is said with both figures', () => {
  const likeness = likenessTo(voice(DRY_EMAILS), STRANGE_EMAIL);
  expect(likeness?.score).toBeLessThan(40);
  expect(likeness?.differences[0]).toMatch(/^Words in a sentence: \d+, in your emails [\d.]+$/);
  expect(likeness?.differences.join('\n')).toContain('Words that your emails never use: unlock');
  expect(likeness?.differences.length).toBeLessThanOrEqual(5);
});

test('a word that the house uses itself is not held against a draft', () => {
  const loud = DRY_EMAILS.map((email) =>
    email.replace('Dear reader,', 'Dear reader,\n\nUnlock it. Moreover, act now.'),
  );
  const draft = `${DRY_EMAILS[0]}\n\nUnlock it. Moreover, act now.`;
  expect(scoreOf(loud, draft)).toBeGreaterThan(scoreOf(DRY_EMAILS, draft));
});

test.each(['', '\n\n', 'Unsubscribe'])('%j has no voice', (text) => {
  expect(voiceOf([text])).toBeNull();
  expect(likenessTo(voice(DRY_EMAILS), text)).toBeNull();
});

test('footers, disclaimers and signatures are no part of a voice', () => {
  const [email = ''] = DRY_EMAILS;
  const footer =
    '\n\nThis is not investment advice. Past performance says little.\n\nBeacon, 1 Harbor Street\n\nUnsubscribe: https://a.example';
  expect(scoreOf(DRY_EMAILS, email + footer)).toBe(scoreOf(DRY_EMAILS, email));
});
