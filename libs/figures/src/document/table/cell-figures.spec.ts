import { figuresOfCell } from './cell-figures';
import { isFigure, isNumber } from './cells';

const read = (text: string) =>
  figuresOfCell(text, isNumber)?.map(({ from, to, bound, power, isAbout }) => [
    text.slice(from, to),
    bound,
    power,
    isAbout,
  ]) ?? null;

describe('the figures of a cell', () => {
  it.each([
    [
      '$10.95 billion to $11.05 billion',
      [
        ['$10.95', 'low', 9, false],
        ['$11.05', 'high', 9, false],
      ],
    ],
    [
      '$10.5-11.5 billion^',
      [
        ['$10.5', 'low', 9, false],
        ['11.5', 'high', 9, false],
      ],
    ],
    [
      '$0.79 - $0.80',
      [
        ['$0.79', 'low', null, false],
        ['$0.80', 'high', null, false],
      ],
    ],
    [
      '4% to 5%',
      [
        ['4%', 'low', null, false],
        ['5%', 'high', null, false],
      ],
    ],
    [
      '25-30',
      [
        ['25', 'low', null, false],
        ['30', 'high', null, false],
      ],
    ],
    ['approximately $900 million', [['$900', null, 6, true]]],
    ['~10%', [['10%', null, null, true]]],
  ])('%s are read with its bounds and its scale', (text, figures) => {
    expect(read(text)).toEqual(figures);
    expect(isFigure(text)).toBe(true);
  });

  it.each(['$ 12,535', '(142)', '2024 - 2026', 'no change', 'Level 1 to Level 2', '10 - 20 - 30', ''])(
    '%p is no range',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
