import fc from 'fast-check';
import { mergeTexts } from './merge-texts';

describe('mergeTexts', () => {
  const base = 'Subject: A\n\nOne.\n\nTwo.\n\nThree.';
  it.each([
    ['nothing changed', base, base, base, false],
    ['one side changed', base.replace('One', '1'), base, base.replace('One', '1'), false],
    [
      'different paragraphs',
      base.replace('One', '1'),
      base.replace('Three', '3'),
      'Subject: A\n\n1.\n\nTwo.\n\n3.',
      false,
    ],
    ['the same change', base.replace('One', '1'), base.replace('One', '1'), base.replace('One', '1'), false],
    [
      'a paragraph more at the end, and another one changed',
      `${base}\n\nFour.`,
      base.replace('Three', '3'),
      'Subject: A\n\nOne.\n\nTwo.\n\n3.\n\nFour.',
      false,
    ],
    [
      'a paragraph less, and another one changed',
      'Subject: A\n\nTwo.\n\nThree.',
      base.replace('Three', '3'),
      'Subject: A\n\nTwo.\n\n3.',
      false,
    ],
    [
      'the same paragraph',
      base.replace('One', 'Mine'),
      base.replace('One', 'Theirs'),
      base.replace('One', 'Mine'),
      true,
    ],
  ])('%s', (_what, mine, theirs, text, isTorn) => {
    expect(mergeTexts(base, mine, theirs)).toEqual({ text, isTorn });
  });

  it('takes the longer of two wordings of which one goes on from the other', () => {
    const [less, more] = [base.replace('One.', 'One. Also'), base.replace('One.', 'One. Also two.')];
    expect(mergeTexts(base, less, more)).toEqual({ text: more, isTorn: false });
    expect(mergeTexts(base, more, less)).toEqual({ text: more, isTorn: false });
    expect(mergeTexts(base, base.replace('One.', 'On'), more).isTorn).toBe(true);
  });

  it('keeps what both put at one place', () => {
    const { text, isTorn } = mergeTexts('A', 'A\n\nmine', 'A\n\ntheirs');
    expect([text, isTorn]).toEqual(['A\n\ntheirs\n\nmine', false]);
  });

  it('loses no word that one side wrote where the other changed nothing', () => {
    const paragraphs = fc.array(fc.constantFrom('one', 'two', 'three', 'four', 'five'), { maxLength: 6 });
    fc.assert(
      fc.property(paragraphs, paragraphs, (before, after) => {
        const [base, mine] = [before.join('\n\n'), after.join('\n\n')];
        expect(mergeTexts(base, mine, base)).toEqual({ text: mine, isTorn: false });
        expect(mergeTexts(base, base, mine)).toEqual({ text: mine, isTorn: false });
        expect(mergeTexts(base, mine, mine)).toEqual({ text: mine, isTorn: false });
      }),
    );
  });
});
