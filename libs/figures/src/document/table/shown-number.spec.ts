import { readShownNumber } from './shown-number';

describe('readShownNumber', () => {
  it.each([
    ['$(0.29)', -0.29, 'money', 2],
    ['(142)', -142, null, 0],
    ['14.1%', 14.1, 'percent', 1],
    ['—', 0, null, 0],
    ['$12,535', 12_535, 'money', 0],
    ['1.5x', 1.5, 'multiple', 1],
    ['(20) bps', -20, 'points', 0],
    ['$ \n\t 12,535', 12_535, 'money', 0],
    ['( \n 142 \n )', -142, null, 0],
  ])('reads %j as a value with unit and decimals', (text, value, unit, decimals) => {
    expect(readShownNumber(text)).toEqual({ value, unit, decimals });
  });

  it.each(['Total', '', '2024-25', '1,2,a', 'June 30,', '30, 31', 'n/a'])('reads nothing in %j', (text) => {
    expect(readShownNumber(text)).toBeNull();
  });
});
