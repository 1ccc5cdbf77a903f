import { scorePoints } from './scores';

test('versions go from left to right and scores from bottom to top, whatever versions were left out', () => {
  const scores = [
    { number: 1, score: 1 },
    { number: 4, score: 10 },
    { number: 5, score: 10 },
  ];
  expect(scorePoints(scores, 46, 22)).toEqual([
    { x: 3, y: 19 },
    { x: 33, y: 3 },
    { x: 43, y: 3 },
  ]);
  expect(scorePoints([{ number: 2, score: 7 }], 46, 22)).toHaveLength(1);
  expect(scorePoints([], 46, 22)).toEqual([]);
});
