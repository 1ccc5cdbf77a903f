import { describeRating, RATINGS, refuseFeedback } from './feedback-dialog';

test.each([
  ['', 5, { feedback: 'Feedback Required' }],
  [' \n', 5, { feedback: 'Feedback Required' }],
  ['x'.repeat(20_001), 5, { feedback: 'Feedback is too long to be sent' }],
  ['Good', 11, { rating: 'The rating must be a whole number from 1 to 10' }],
  ['Good', 0, { rating: 'The rating must be a whole number from 1 to 10' }],
  ['Good', 5.5, { rating: 'The rating must be a whole number from 1 to 10' }],
  ['Good', 10, {}],
  ['Good', null, { rating: 'Please choose a rating from 1 to 10' }],
  ['', null, { feedback: 'Feedback Required', rating: 'Please choose a rating from 1 to 10' }],
])('%.5j with rating %j: %j', (feedback, rating, refused) => {
  expect(refuseFeedback(feedback, rating)).toEqual(refused);
});

test('1 to 5 are negative, 6 to 10 positive', () => {
  expect(RATINGS.map(describeRating)).toEqual([
    ...Array<string>(5).fill('Negative'),
    ...Array<string>(5).fill('Positive'),
  ]);
});
