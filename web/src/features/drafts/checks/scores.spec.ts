import type { Version } from '../thread/versions';
import { latestScore, scorePoints } from './scores';

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

describe('latestScore', () => {
  const versionOf = (number: number, text: string): Version => ({
    ...{ id: `v${number}`, number, text, origin: 'edited', restoredFrom: null, stopped: false, note: null },
    ...{ preheader: null, request: null, suggestions: null, jobId: null, createdAt: '2026-11-23T10:00:00Z' },
  });
  const versions = [versionOf(1, 'One.'), versionOf(2, 'Two.'), versionOf(3, 'Three.'), versionOf(4, 'One.')];
  const scores = new Map([
    ['v1', 8],
    ['v3', 4],
  ]);
  it.each([
    ['the version that was reviewed', 'Three.', 3, 3, false],
    ['the same words, restored', 'One.', 4, 1, false],
    ['words that were typed into it', 'Three and a half.', 3, 3, true],
    ['a later version without a review', 'Four.', 4, 3, true],
    ['an earlier version without a review', 'Two.', 2, 1, true],
  ])('of %s', (_what, text, number, reviewed, isStale) => {
    const version = versions.find((one) => one.number === reviewed);
    expect(latestScore(versions, scores, { text, number })).toMatchObject({ version, isStale });
  });

  it('is none before the first review', () =>
    expect(latestScore(versions, new Map(), { text: 'One.', number: 1 })).toBeNull());
});
