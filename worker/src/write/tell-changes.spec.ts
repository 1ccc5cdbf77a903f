import { tellChanges } from './tell-changes';

const LONG = 'Subject: A subject line that is long\n\nWords.';
const place = (kind: string) => ({ kind, from: 0, to: 1, quote: '', problem: '' });
const told = (kind: string, was: string, is: string, text = LONG) =>
  tellChanges(LONG, { text, changes: [{ was, is, mended: [place(kind)] }] });

test.each([
  [
    told('subject', 'line that is long', 'line', 'Subject: A subject line\n\nWords.'),
    'Changed before you saw it: subject line shortened from “A subject line that is long” to “A subject line”, since it was too long for an inbox.',
  ],
  [
    told('second-subject', 'Subject: Two', ''),
    'Changed before you saw it: second subject line “Subject: Two” removed.',
  ],
  [
    told('link', 'at https://x.example', ''),
    'Changed before you saw it: “at https://x.example” removed, since the address is in none of your sources.',
  ],
  [
    told('copied', '**You sit** there.', 'It rains.'),
    'Changed before you saw it: “You sit there.” became “It rains.”, since it was copied word for word from the winning copy.',
  ],
])('a change is told with what was, what is, and why', (said, words) => expect(said).toBe(words));

test('a draft in which nothing was changed has nothing to tell', () => {
  expect(tellChanges(LONG, { text: LONG, changes: [] })).toBeNull();
});
