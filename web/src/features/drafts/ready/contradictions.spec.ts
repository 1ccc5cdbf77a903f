import { contradictionsIn } from './contradictions';

const wordsOf = (text: string) => contradictionsIn(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ['two prices for a year', 'Join for $49 a year.\n\nThe letter costs $59 per year.', ['$59 per year']],
  ['two last days', 'The offer ends June 12.\n\nJoin by Jun 14 to save.', ['Jun 14']],
])('%s contradict each other', (_what, text, words) => expect(wordsOf(text)).toEqual(words));

test.each([
  ['prices for other periods', 'It is $5 a month, or $49 a year.'],
  ['the same price twice', 'It is $1,200 a year. Only $1200/year.'],
  ['an old price', 'It is $49 a year. It was $99 a year.'],
  ['days on which nothing ends', 'The quarter ended well on July 1. It reported on July 27.'],
  ['one last day in two forms', 'The offer ends June 12. It closes Jun. 12th.'],
  ['an ending in another sentence', 'The offer ends soon. On July 3 and July 4 we rest.'],
])('%s do not', (_what, text) => expect(wordsOf(text)).toEqual([]));

test('it says both', () => {
  expect(contradictionsIn('It is $49 a year. It is $59 a year.')[0]?.text).toBe(
    'The email says “$49 a year” and “$59 a year” for the price per year in $.',
  );
});
