import { formFindings } from './form-findings';

const EMAIL = 'Subject: Up\n\nDear reader,\n\nSales rose.\n\n**Read it**\nhttps://a.example/1\n\nNot advice.';
const idsOf = (text: string, rest: { preheader?: string | null; disclaimer?: string } = {}) =>
  formFindings({ text, preheader: 'One line', disclaimer: '', ...rest }).map(({ id }) => id);

test('nothing is missing in an email that has it all', () => {
  expect(idsOf(EMAIL, { disclaimer: 'Not  advice.' })).toEqual([]);
});

test.each([
  ['a link', EMAIL.replace('https://a.example/1', ''), {}, ['no-link']],
  ['a subject', 'Read https://a.example', {}, ['no-subject']],
  ['a preheader', EMAIL, { preheader: null }, ['no-preheader']],
  ['its disclaimer', EMAIL, { disclaimer: 'Capital at risk.' }, ['no-disclaimer']],
])('says that it lacks %s', (_what, text, rest, ids) => expect(idsOf(text, rest)).toEqual(ids));

test('a tag that becomes an address is a link, one to unsubscribe is none', () => {
  expect(idsOf(EMAIL.replace('https://a.example/1', '{{cta_url}}'))).toEqual([]);
  expect(idsOf(EMAIL.replace('https://a.example/1', '{{unsubscribe_url}}'))).toEqual(['no-link']);
});

test('two pages that end a paragraph are two calls; the same one again, or a link in a sentence, is none', () => {
  const more = (words: string) => idsOf(`${EMAIL}\n\n${words}`);
  expect(more('Or see\nhttps://b.example')).toEqual(['two-calls']);
  expect(more('Once more\nhttps://a.example/1')).toEqual([]);
  expect(more('See https://b.example for the filing')).toEqual([]);
});

test('words that lead to an address are a link, and a call where they stand alone', () => {
  const linked = EMAIL.replace('**Read it**\nhttps://a.example/1', '**[Read it](https://a.example/1)**');
  expect(idsOf(linked)).toEqual([]);
  expect(idsOf(`${linked}\n\n[See more](https://b.example)`)).toEqual(['two-calls']);
  expect(idsOf(`${linked}\n\nSee [more](https://b.example) there.`)).toEqual([]);
});

test('an empty sheet lacks nothing yet', () => {
  expect(idsOf(' ')).toEqual([]);
});
