import { findLinks, httpUrl, isSendableLink, withLink } from './links';

const LINK = 'https://acme.example/options?plan=2&ref=a.b';

test.each([
  ['alone', LINK],
  ['that ends a sentence', `Start at ${LINK}.`],
  ['in bold', `**Start at ${LINK}**`],
  ['in brackets', `Start (${LINK}), or wait.`],
])('an address %s is found whole', (_name, text) => {
  expect(findLinks(text)).toEqual([{ text: LINK, from: text.indexOf(LINK), to: text.indexOf(LINK) + LINK.length }]);
});

const TAGS = [
  '*|UNSUB|*',
  '{{ unsubscribe_link }}',
  '{% unsubscribe %}',
  '{{ UnsubscribeURL }}',
  "{% unsubscribe 'Leave' %}",
];
const TAGGED = 'https://acme.example/{{ contact.id }}?list=*|LIST:UID|*';

test.each([...TAGS, TAGGED, LINK])('%s is a link that readers may be sent to', (link) => {
  expect(isSendableLink(link)).toBe(true);
});

test.each([
  '',
  'acme.example',
  'javascript:alert(1)',
  `${LINK} ${LINK}`,
  '{{ a }} {{ b }}',
  'javascript:{{ a }}',
  '{{ a',
  'x',
])('%j is none', (link) => expect(isSendableLink(link)).toBe(false));

test('an address is found with the merge tags in it', () => {
  expect(findLinks(`Go to ${TAGGED}, now.`).map(({ text }) => text)).toEqual([TAGGED]);
});

test.each([...TAGS, TAGGED])('%s is set below the call to action, once', (link) => {
  const linked = withLink('**Start now.**', link);
  expect(linked).toBe(`**Start now.**\n${link}`);
  expect(withLink(linked, link)).toBe(linked);
});

test('what only looks like one is none', () => {
  expect(findLinks('The ratio is 3:1, see a//b and awww.example')).toEqual([]);
});

test.each([
  ['the call to action', 'Subject: A\n\nOne.\n\n**Start now.**\n\nKind regards,\nAcme', '**Start now.**'],
  ['the last of two', 'Subject: A\n\n**One.**\n\nTwo.\n\n**Start now.**\n\nP.S. Once more.', '**Start now.**'],
  ['the last words, where none stands alone', 'Subject: A\n\nOne **bold** word.\n', 'One **bold** word.'],
])('the link is set below %s, once', (_name, draft, call) => {
  const linked = withLink(draft, LINK);
  expect(linked.trimEnd()).toBe(draft.trimEnd().replace(call, () => `${call}\n${LINK}`));
  expect(withLink(linked, LINK)).toBe(linked);
});

test('a longer address is another one', () => {
  expect(withLink(`**Go.**\n${LINK}1`, LINK)).toContain(`\n${LINK}1\n${LINK}`.slice(0, 5));
  expect(findLinks(withLink(`**Go.** ${LINK}1`, LINK)).map(({ text }) => text)).toEqual([`${LINK}1`, LINK]);
});

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  [' http://example.com ', 'http://example.com/'],
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ['javascript:alert(1)', null],
  [' JaVaScript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['https://bank.example@evil.example/', null],
  ['//example.com', null],
  ['example.com', null],
  ['[1]', null],
  ['', null],
  [null, null],
  [{ href: 'https://example.com' }, null],
])('%j: %s', (text, expected) => expect(httpUrl(text)).toBe(expected));
