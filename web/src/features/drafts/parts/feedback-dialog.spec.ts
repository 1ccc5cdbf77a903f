import { describeRating, RATINGS } from './feedback-dialog';

test('1 to 5 are negative, 6 to 10 positive', () => {
  expect(RATINGS.map(describeRating)).toEqual([
    ...Array<string>(5).fill('Negative'),
    ...Array<string>(5).fill('Positive'),
  ]);
});
