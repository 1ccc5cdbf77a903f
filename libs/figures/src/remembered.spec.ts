import { remembered } from './remembered';

describe('remembered', () => {
  const counting = () => {
    const read = jest.fn((text: string) => text.length);
    return { read, kept: remembered(read) };
  };

  it('reads the label of 10,000 rows once', () => {
    const { read, kept } = counting();
    const lengths = Array.from({ length: 10_000 }, () => kept('Revenue'));
    expect(new Set(lengths)).toEqual(new Set(['Revenue'.length]));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of long texts, and a bounded number of short ones', () => {
    const { read, kept } = counting();
    const long = 'a'.repeat(1_000);
    expect([kept(long), kept(long)]).toEqual([1_000, 1_000]);
    expect(read).toHaveBeenCalledTimes(2);
    for (let number = 0; number < 5_001; number += 1) kept(`${number}`);
    kept('0');
    expect(read).toHaveBeenCalledTimes(2 + 5_002);
  });
});
