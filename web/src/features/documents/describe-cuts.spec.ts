import type { DocumentCuts } from '@copydesk/text';
import { describeCuts, describeSummaryCuts } from './describe-cuts';

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

describe('describeSummaryCuts', () => {
  it('says how much of the text the model was given', () => {
    expect(describeSummaryCuts([])).toEqual([]);
    expect(describeSummaryCuts([{ field: 'content', from: 98_000, to: 60_500 }])).toEqual([
      'Too long for the model: the summary is made from 60,500 of 98,000 characters, without the middle.',
    ]);
  });
});
