import { nextPath } from './page';

describe('nextPath', () => {
  it.each([
    ['</api/generations?limit=50&cursor=abc>; rel="next"', '/api/generations?limit=50&cursor=abc'],
    ['</first>; rel="prev", </last>; rel="next"', '/last'],
    ['</first>; rel="prev"', null],
    [null, null],
  ])('of %j is %j', (link, path) => {
    expect(nextPath(link)).toBe(path);
  });
});
