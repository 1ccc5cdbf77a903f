import type { DocumentCuts } from '@copydesk/text';
import { describeCuts, describeKept, describeSource, describeSummaryCuts } from './describe-cuts';

const NOTHING: DocumentCuts = { disclaimers: null, paragraphs: null, middle: null };

describe('describeCuts', () => {
  it.each<[Partial<DocumentCuts>, string[]]>([
    [{}, []],
    [{ disclaimers: { count: 1, characters: 90 } }, ['1 repeated disclaimer removed.']],
    [{ paragraphs: { count: 1200, characters: 9_000 } }, ['1,200 repeated paragraphs removed.']],
    [
      { middle: { from: 51_200, to: 60_000, pages: null } },
      ['Too long to send in full: 8,800 characters cut from the middle.'],
    ],
    [
      { middle: { from: 1, to: 2, pages: { kind: 'page', first: 15, last: 33 } } },
      ['Too long to send in full. Cut from the middle: pages 15 to 33.'],
    ],
    [
      { middle: { from: 1, to: 2, pages: { kind: 'slide', first: 4, last: 4 } } },
      ['Too long to send in full. Cut from the middle: slide 4.'],
    ],
  ])('says of %o: %o', (cuts, sentences) => {
    expect(describeCuts({ ...NOTHING, ...cuts })).toEqual(sentences);
  });
});

describe('describeSource', () => {
  const read = (pages: number | null, cuts: Partial<DocumentCuts> = {}) => ({
    ...{ fileName: 'northwind.pdf', pages, characters: 9, text: 'Text' },
    cuts: { ...NOTHING, ...cuts },
    hasBrokenTags: false,
  });
  const middle = { from: 1, to: 2, pages: null };
  it.each([
    ['d', read(50), '50 pages, all read'],
    ['d', read(1, { middle }), '1 page, all read'],
    ['d', null, 'All read'],
    [null, read(50, { middle }), '50 pages, read in part'],
    [null, read(null, { middle }), 'Read in part'],
    [null, read(null), 'All read'],
    [null, null, 'As it was sent'],
  ])('of a document kept as %s: %o', (documentId, reading, words) => {
    expect(describeSource({ documentId, reading, origin: null })).toBe(words);
  });

  const page = { url: 'https://www.news.example/2026/northwind', publisher: 'Reuters', publishedOn: '2026-11-03' };
  it.each([
    [page, 'Reuters, 3 Nov 2026, all read'],
    [{ ...page, publishedOn: null }, 'Reuters, all read'],
    [{ ...page, publisher: null }, 'news.example, 3 Nov 2026, all read'],
  ])('of a page that was read at %o: %s', (origin, words) => {
    expect(describeSource({ documentId: 'd', reading: read(null), origin })).toBe(words);
  });
});

describe('describeKept', () => {
  it('says that nothing is missing, and what the shortened copy leaves out', () => {
    expect(describeKept(52, NOTHING)).toEqual(['All 52 pages read']);
    expect(describeKept(1, NOTHING)).toEqual(['1 page read']);
    const middle = { from: 51_200, to: 60_000, pages: null };
    expect(describeKept(null, { ...NOTHING, disclaimers: { count: 2, characters: 90 }, middle })).toEqual([
      'All of the text read.',
      'The shortened copy leaves out 2 repeated disclaimers and 8,800 characters in the middle.',
    ]);
    const pages = { kind: 'page' as const, first: 22, last: 39 };
    expect(describeKept(52, { ...NOTHING, middle: { ...middle, pages } })[1]).toBe(
      'The shortened copy leaves out pages 22 to 39.',
    );
  });
});

describe('describeSummaryCuts', () => {
  it('says how much of the text the model was given', () => {
    expect(describeSummaryCuts([])).toEqual([]);
    expect(describeSummaryCuts([{ field: 'content', from: 98_000, to: 60_500 }])).toEqual([
      'Too long for the model. The summary covers the most important passages: 60,500 of 98,000 characters.',
    ]);
    expect(describeSummaryCuts([{ field: 'document', from: 98_000, to: 60_500, pages: [1, 2, 3, 9] }])).toEqual([
      'Too long for the model. The summary covers the most important passages on pages 1 to 3 and 9.',
    ]);
  });
});
