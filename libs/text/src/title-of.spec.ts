import fc from 'fast-check';
import { titleOf } from './title-of';

describe('titleOf', () => {
  it.each([
    ['the subject line', 'Subject: Record quarter\n\nHello', 50, 'Record quarter'],
    ['the first words', '**Hello** there,\nreader.\n\nMore', 60, 'Hello there, reader. More'],
    ['a cut at a word', 'Subject: One two three four', 12, 'One two…'],
    ['a cut in one long word', 'Donaudampfschifffahrt', 6, 'Donau…'],
    ['no half emoji', '😀😀😀😀', 6, '😀😀…'],
    ['an empty subject', 'Subject:\n\nBody', 50, 'Body'],
    ['nothing but marks', '**', 10, '**'],
    ['nothing', '', 10, ''],
  ])('%s', (_name, text, max, expected) => expect(titleOf(text, max)).toBe(expected));

  it('is never empty for a text and never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 2, max: 80 }), (text, max) => {
        fc.pre(text.trim() !== '');
        const title = titleOf(text, max);
        expect(title.length).toBeGreaterThan(0);
        expect(title.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
