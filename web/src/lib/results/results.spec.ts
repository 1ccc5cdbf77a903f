import { tellBriefly, tellShares } from './describe-result';
import { NOTHING_TYPED, parseResult, typedOf } from './parse-result';

const typed = { ...NOTHING_TYPED, sent: '1,000', opened: '400', clicked: '30', sold: ' ', sentOn: '2026-11-03' };

test('typed numbers become a result, and that is shown as it was typed', () => {
  const { result } = parseResult(typed);
  expect(result).toEqual({
    sent: 1_000,
    opened: 400,
    clicked: 30,
    sold: null,
    unsubscribed: null,
    sentOn: '2026-11-03',
  });
  expect(typedOf(result)).toEqual({ ...typed, sent: '1000', sold: '' });
});

test.each([
  [{ sent: '' }, { sent: 'Sent must be a whole number of at least 1' }],
  [{ clicked: '23.5%' }, { clicked: 'Clicked must be a whole number, or empty' }],
  [{ clicked: '2,000' }, { clicked: 'Clicked cannot be more than sent' }],
  [
    { opened: 'many', sold: '-1' },
    { opened: 'Opened must be a whole number, or empty', sold: 'Sold must be a whole number, or empty' },
  ],
])('%j is refused, field by field', (change, errors) => {
  expect(parseResult({ ...typed, ...change }).errors).toEqual(errors);
});

test('a share is told with its interval', () => {
  const { result } = parseResult(typed);
  if (!result) throw new Error('it is right');
  expect(tellShares(result).map(({ name, rate, range }) => [name, rate, range])).toEqual([
    ['Opened', '40%', '37 to 43%'],
    ['Clicked', '3%', '2.1 to 4.3%'],
  ]);
  expect(tellBriefly(result)).toBe('3% clicked (2.1 to 4.3%), sent to 1,000 on Nov 3, 2026');
});
