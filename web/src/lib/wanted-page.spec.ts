import { readWantedPage, wantedPage } from './wanted-page';

test('the page that was wanted is found again after the sign-in, with all of its address', () => {
  const draft = { pathname: '/hotlist', search: '?thread=1', hash: '#end' };
  expect(readWantedPage(wantedPage(draft))).toBe('/hotlist?thread=1#end');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { wanted: 7 },
  { wanted: 'https://other.example' },
  { wanted: '//other.example' },
  { wanted: '/\\other.example' },
])('of %j one comes to the dashboard', (state) => expect(readWantedPage(state)).toBe('/'));
