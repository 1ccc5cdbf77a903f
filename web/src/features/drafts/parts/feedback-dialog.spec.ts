import { describeRating, RATINGS, refuseFeedback } from './feedback-dialog';

test.each([
  ['', 5, 'Feedback Required'],
  [' \n', 5, 'Feedback Required'],
  ['x'.repeat(20_001), 5, 'Feedback is too long to be sent'],
  ['Good', 11, 'The rating must be a whole number from 1 to 10'],
  ['Good', 0, 'The rating must be a whole number from 1 to 10'],
  ['Good', 5.5, 'The rating must be a whole number from 1 to 10'],
  ['Good', 10, null],
])('%.5j with rating %d: %s', (feedback, rating, refused) => {
  expect(refuseFeedback(feedback, rating)).toBe(refused);
});

test('1 to 5 are negative, 6 to 10 positive', () => {
  expect(RATINGS.map(describeRating)).toEqual([
    ...Array<string>(5).fill('Negative'),
    ...Array<string>(5).fill('Positive'),
  ]);
});
