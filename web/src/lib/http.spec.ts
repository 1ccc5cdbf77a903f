import { addressOf, nextSearch } from './http';

describe('nextSearch', () => {
  it.each([
    ['</api/generations?limit=50&cursor=abc>; rel="next"', 'limit=50&cursor=abc'],
    ['</first?a=1>; rel="prev", </last?a=2>; rel="next"', 'a=2'],
    ['</first?a=1>; rel="prev"', null],
    [null, null],
  ])('of %j is %j', (link, search) => {
    expect(nextSearch(link)).toBe(search);
  });
});

test('an address has its parameters, what its name says of the query, and what is asked', () => {
  expect(addressOf('/api/user')).toBe('/api/user');
  expect(addressOf('/api/admin/costs/:table', { params: { table: 'a/b' }, query: { days: '7' } })).toBe(
    '/api/admin/costs/a%2Fb?days=7',
  );
  expect(addressOf('/api/generations?view=preview', { query: { q: 'a&b', sort: undefined } })).toBe(
    '/api/generations?q=a%26b&view=preview',
  );
});
