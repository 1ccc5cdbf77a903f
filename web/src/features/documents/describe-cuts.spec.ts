import type { DocumentCuts } from '@copydesk/text';
import { describeCuts, describeKept, describeSummaryCuts } from './describe-cuts';

const NOTHING: DocumentCuts = { disclaimers: null, paragraphs: null, middle: null };

describe('describeCuts', () => {
  it.each<[Partial<DocumentCuts>, string[]]>([
    [{}, []],
    [{ disclaimers: { count: 1, characters: 90 } }, ['1 repeated disclaimer removed.']],
    [{ paragraphs: { count: 1200, characters: 9_000 } }, ['1,200 repeated paragraphs removed.']],
    [
      { middle: { from: 51_200, to: 60_000, pages: null } },
      ['Too long to send whole: 8,800 characters cut in the middle.'],
    ],
    [
      { middle: { from: 1, to: 2, pages: { kind: 'page', first: 15, last: 33 } } },
      ['Too long to send whole. Cut in the middle: pages 15 to 33.'],
    ],
    [
      { middle: { from: 1, to: 2, pages: { kind: 'slide', first: 4, last: 4 } } },
      ['Too long to send whole. Cut in the middle: slide 4.'],
    ],
  ])('says of %o: %o', (cuts, sentences) => {
    expect(describeCuts({ ...NOTHING, ...cuts })).toEqual(sentences);
  });
});

describe('describeKept', () => {
  it('says that nothing is missing, and what the plain text beside it lost', () => {
    expect(describeKept(52, [])).toEqual(['Kept whole, all 52 pages.']);
    expect(describeKept(1, [])).toEqual(['Kept whole, its one page.']);
    expect(describeKept(null, ['Cut here.', 'And there.'])).toEqual([
      'Kept whole.',
      'The plain text that goes along is shorter: Cut here. And there.',
    ]);
  });
});

describe('describeSummaryCuts', () => {
  it('says how much of the text the model was given', () => {
    expect(describeSummaryCuts([])).toEqual([]);
    expect(describeSummaryCuts([{ field: 'content', from: 98_000, to: 60_500 }])).toEqual([
      'Too long for the model: the summary is made from the passages that say most, 60,500 of 98,000 characters.',
    ]);
    expect(describeSummaryCuts([{ field: 'document', from: 98_000, to: 60_500, pages: [1, 2, 3, 9] }])).toEqual([
      'Too long for the model: the summary is made from the passages that say most, on pages 1 to 3 and 9.',
    ]);
  });
});
