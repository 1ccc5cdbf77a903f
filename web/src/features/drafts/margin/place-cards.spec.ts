import fc from 'fast-check';
import { placeCards } from './place-cards';

const GAP = 10;

test.each<[string, [number | null, number][], number | null, number[]]>([
  [
    'beside their lines',
    [
      [0, 50],
      [200, 50],
    ],
    null,
    [0, 200],
  ],
  [
    'pushed apart where lines are near',
    [
      [0, 50],
      [20, 50],
      [40, 50],
    ],
    null,
    [0, 60, 120],
  ],
  [
    'without a line after the one before',
    [
      [100, 50],
      [null, 50],
      [300, 50],
    ],
    null,
    [100, 160, 300],
  ],
  [
    'not above the beginning',
    [
      [-80, 50],
      [-40, 50],
    ],
    null,
    [0, 60],
  ],
  [
    'the chosen one beside its line, those before give way',
    [
      [100, 50],
      [110, 50],
      [300, 50],
    ],
    1,
    [50, 110, 300],
  ],
  [
    'the chosen one as high as there is room',
    [
      [0, 50],
      [20, 50],
      [40, 50],
    ],
    1,
    [0, 60, 120],
  ],
  [
    'those after it follow',
    [
      [100, 50],
      [110, 50],
      [160, 50],
    ],
    1,
    [50, 110, 170],
  ],
])('%s', (_name, cards, chosen, tops) => {
  expect(
    placeCards(
      cards.map(([at, height]) => ({ at, height })),
      GAP,
      chosen,
    ),
  ).toEqual(tops);
});

test('cards never lie on one another, and none above the beginning', () => {
  const card = fc.record({
    at: fc.option(fc.integer({ min: -500, max: 3_000 })),
    height: fc.integer({ min: 1, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(card, { maxLength: 12 }), fc.nat({ max: 12 }), (cards, chosen) => {
      const ordered = cards.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
      const tops = placeCards(ordered, GAP, chosen);
      tops.forEach((top, index) => {
        const before = index === 0 ? 0 : (tops[index - 1] ?? 0) + (ordered[index - 1]?.height ?? 0) + GAP;
        expect(top).toBeGreaterThanOrEqual(before);
      });
    }),
  );
});
