import type { FactCheckResponse } from '@copydesk/contracts';
import { checkAsText, citationsOf, describeFailure, describeSources, originOf } from './describe-check';

const result: FactCheckResponse = {
  analysis: 'One claim was checked.',
  citations: ['https://www.sec.gov/x', 'javascript:alert(1)', 'not an address', 'https://example.org/a'],
  verdicts: [
    {
      claim: 'Revenue rose.',
      verdict: 'supported',
      note: 'It did.',
      sources: [{ kind: 'web', title: 'Annual report', url: 'https://www.sec.gov/x', quote: null }],
    },
  ],
  checkedAgainst: ['web', 'document'],
  cuts: [],
};

test('citations link to the web only; what is no address is called by its number', () => {
  expect(citationsOf(result)).toEqual([
    { href: 'https://www.sec.gov/x', label: 'Annual report' },
    { href: null, label: 'Source 2' },
    { href: null, label: 'Source 3' },
    { href: 'https://example.org/a', label: 'example.org' },
  ]);
});

test.each([
  [[], 'Not checked'],
  [['document' as const], 'Checked against your document'],
  [['web' as const, 'document' as const], 'Checked against the web and your document'],
])('it says what it was checked against: %j', (kinds, words) => {
  expect(describeSources(kinds)).toBe(words);
});

test.each([
  [{ byRule: true }, 'Compared with the source'],
  [{}, 'Searched on the web'],
  [{ sources: [] }, 'Judged by the model'],
  [{ verdict: 'not-checked' as const }, null],
])('it says who compared a claim: %j', (changes, words) => {
  const [verdict] = result.verdicts;
  expect(verdict && originOf({ ...verdict, ...changes })).toBe(words);
});

test.each([
  [null, 'An unknown error occurred'],
  ['', 'An unknown error occurred'],
  ['The checking model is busy.', 'The checking model is busy.'],
])('a failure of %j is told as %s', (failure, words) => {
  expect(describeFailure(failure)).toBe(words);
});

test('the copy has the page and the words that a verdict rests on', () => {
  const source = { kind: 'document' as const, title: 'Your document', url: null, quote: 'Revenue 7,192', page: 3 };
  const text = checkAsText({
    ...result,
    verdicts: [{ ...result.verdicts[0]!, claim: '**Revenue** rose.', sources: [source] }],
  });
  expect(text).toContain('Supported: Revenue rose.\nIt did.\nYour document, p. 3: “Revenue 7,192”');
});

test('the copy names no address that is not of the web', () => {
  const text = checkAsText(result);
  expect(text).toContain('Supported: Revenue rose.\nIt did.');
  expect(text).toContain('Annual report: https://www.sec.gov/x');
  expect(text).not.toContain('javascript');
});
