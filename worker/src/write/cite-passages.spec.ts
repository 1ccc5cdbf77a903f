import { citePassages } from './cite-passages';

const document = 'Page 1\nNet sales rose 9%.\n\nPage 2\nNet income was $1,204 million in the quarter.';
const others = ['Rates were cut by half a point on Monday.'];
const NOT_THERE = 'Please check: a passage that is quoted here is not in your sources word for word.';

test.each([
  [
    'gets its page',
    'It was $1,204 million: “Net income was $1,204 million”.',
    'It was $1,204 million: “Net income was $1,204 million” (p. 2).',
  ],
  [
    'loses a page that is wrong',
    '"Net income was $1,204 million" (page 7).',
    '“Net income was $1,204 million” (p. 2).',
  ],
  ['from the news has none', 'It says “Rates were cut by half a point”.', 'It says “Rates were cut by half a point”.'],
  ['in no source is told', 'It says “Net income was a record”.', `It says “Net income was a record”. ${NOT_THERE}`],
])('a passage that %s', (_name, answer, cited) => expect(citePassages(answer, { document, others })).toBe(cited));

test('a document without pages names none', () => {
  expect(citePassages('“Net sales rose 9%.”', { document: 'Net sales rose 9%.', others })).toBe('“Net sales rose 9%.”');
});
