import fc from 'fast-check';
import { estimateTokens } from './estimate-tokens';
import { fitInputs } from './fit-inputs';

const input = (field: string, length: number, character = 'a') => ({ field, text: character.repeat(length) });

describe('fitInputs', () => {
  it('changes nothing that fits', () => {
    const inputs = [input('a', 300), input('b', 30)];
    expect(fitInputs(inputs, 110)).toEqual({ inputs, cuts: [] });
  });

  it('cuts the longest first and leaves the short ones whole', () => {
    const fitted = fitInputs([input('short', 300), input('long', 9_000), input('longer', 30_000)], 4_000);
    expect(fitted.inputs[0]?.text).toHaveLength(300);
    expect(fitted.cuts.map(({ field, from }) => [field, from])).toEqual([
      ['long', 9_000],
      ['longer', 30_000],
    ]);
    expect(Math.abs((fitted.cuts[0]?.to ?? 0) - (fitted.cuts[1]?.to ?? 0))).toBeLessThan(600);
  });

  it('keeps of a document what is asked for, and names its pages', () => {
    const page = (number: number) =>
      `Page ${number}\n${number === 7 ? 'Orders rose 14%.' : 'We believe in our people. '.repeat(60)}`;
    const text = Array.from({ length: 12 }, (_, index) => page(index + 1)).join('\n\n');
    const { inputs, cuts } = fitInputs([{ field: 'document', text, query: 'orders' }], 2_000);
    expect(inputs[0]?.text).toContain('Page 7\nOrders rose 14%.');
    expect(cuts).toEqual([{ field: 'document', from: text.length, to: expect.any(Number), pages: expect.any(Array) }]);
    expect(cuts[0]?.pages).toContain(7);
    expect(cuts[0]?.pages?.length).toBeLessThan(12);
    expect(fitInputs([{ field: 'document', text, query: 'orders' }], 20_000).cuts).toEqual([]);
  });

  it('always fits, whatever the language, and never parts a pair', () => {
    const piece = fc.tuple(fc.constantFrom('a', 'ש', '漢', '😀'), fc.integer({ min: 0, max: 3_000 }));
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 200, max: 3_000 }),
        (pieces, room) => {
          const { inputs } = fitInputs(
            pieces.map(([character, length], at) => input(`f${at}`, length, character)),
            room,
          );
          expect(inputs.reduce((sum, { text }) => sum + estimateTokens(text), 0)).toBeLessThanOrEqual(room);
          expect(inputs.every(({ text }) => !/\p{Surrogate}/u.test(text))).toBe(true);
        },
      ),
    );
  });
});
