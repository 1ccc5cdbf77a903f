import fc from 'fast-check';
import { quoteFinder } from './find-quote';

const find = (text: string, quote: string) => {
  const found = quoteFinder(text)(quote);
  return found && text.slice(found.from, found.to);
};

describe('quoteFinder', () => {
  it.each([
    ['word for word', 'One. Two. Three.', 'Two.', 'Two.'],
    [
      'other white space',
      'rose 14%\n  to $4.2\u00a0billion',
      'rose 14% to $4.2 billion',
      'rose 14%\n  to $4.2\u00a0billion',
    ],
    ['other case', 'Orders ROSE', 'orders rose', 'Orders ROSE'],
    ['other quotation marks', 'He said: “It’s «big»”', 'said: "It\'s "big""', 'said: “It’s «big»”'],
    ['other dashes and dots', 'up – and on…', 'up - and on...', 'up – and on…'],
    ['marks around the quote itself', 'Orders rose.', '“Orders rose.”', 'Orders rose.'],
    ['a bullet before the quote', 'Orders rose.', '- Orders rose.', 'Orders rose.'],
    ['bold inside', 'It rose **14%** today', 'It rose 14% today', 'It rose **14%** today'],
    ['bold around', 'A\n\n**Read it.**\n\nB', 'Read it.', '**Read it.**'],
    ['bold that begins with the quote', '**Net income:** $2', 'Net income: $2', '**Net income:** $2'],
    ['a part of what is bold', '**Net income:** $2', 'income', 'income'],
    ['after emoji', '🚀🚀 Orders rose 📈 by 5%', 'orders rose 📈', 'Orders rose 📈'],
    ['in Hebrew with marks of direction', 'א \u200fהריבית ירדה\u200f ב', 'הריבית ירדה', 'הריבית ירדה'],
    ['letters that grow in lower case', 'İİ Istanbul', 'istanbul', 'Istanbul'],
    ['what is not there', 'Orders rose.', 'Orders fell.', null],
    ['half a pair', '🚀', '\ud83d', null],
    ['nothing', 'Orders rose.', ' ** ', null],
  ])('%s', (_name, text, quote, expected) => expect(find(text, quote)).toBe(expected));

  it('finds every piece of a text at a place that says the same', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '*', '“', '’', '😀', 'ש', '…', '-', 'İ') });
    fc.assert(
      fc.property(text, fc.nat(40), fc.nat(40), (whole, start, length) => {
        const piece = Array.from(whole)
          .slice(start, start + length)
          .join('');
        const found = find(whole, piece);
        fc.pre(/[^\s*]/u.test(piece));
        expect(found).not.toBeNull();
        expect(found).not.toMatch(/\p{Surrogate}/u);
        expect(quoteFinder(found ?? '')(piece)).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  it('finds 40 lines of 200 KB fast', () => {
    const lines = Array.from(
      { length: 4_000 },
      (_, n) => `Line ${n} of the **email** says that orders rose — by ${n}%.`,
    );
    const started = process.cpuUsage();
    const finder = quoteFinder(lines.join('\n'));
    for (let n = 0; n < 40; n += 1) expect(finder(lines[n * 100] ?? '')).not.toBeNull();
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  });
});
