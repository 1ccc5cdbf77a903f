import { headOf, posAt } from './draft-marks';

const claim = (from: number, to: number) => ({ from, to, className: '', first: { role: 'button' } });
const words = (from: number, to: number) => ({ from, to, className: '' });

describe('what one goes to of a mark', () => {
  it.each([
    ['all of it, where nothing lies in it', claim(2, 9), [claim(0, 1), claim(9, 12)], [2, 9]],
    ['what stands before a claim within it', claim(2, 9), [claim(5, 7)], [2, 5]],
    ['what stands between claims within it', claim(2, 9), [claim(2, 4), claim(6, 9)], [4, 6]],
    ['all of it, where there is nothing else', claim(2, 9), [claim(2, 9)], [2, 9]],
    ['all of it, over words that one does not go to', claim(2, 9), [words(5, 7)], [2, 9]],
    ['all of it, where one does not go to it', words(2, 9), [claim(5, 7)], [2, 9]],
  ])('is %s', (_what, mark, others, [from, to]) => {
    expect(headOf(mark, [mark, ...others])).toMatchObject({ from, to });
  });
});

describe('the position of a place of the raw draft', () => {
  const places = [
    { pos: 1, from: 9, length: 5 },
    { pos: 8, from: 20, length: 4 },
  ];
  it.each([
    ['within words', 11, 3],
    ['behind the words before a gap', 17, 6],
    ['at the beginning of words', 20, 8],
    ['behind the last words', 30, 12],
    ['before the first words', 2, 1],
  ])('is found %s', (_where, from, pos) => {
    expect(posAt(places, from)).toBe(pos);
  });
  it('is null in an empty draft', () => {
    expect(posAt([], 0)).toBeNull();
  });
});
