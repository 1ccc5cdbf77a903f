import type { GenerationPreview } from '@copydesk/contracts';
import { sampleEmail } from '../sample-email';
import { changePages, itemsOf, mergePages, type GenerationPages } from './change-pages';

const listOf = (path: string, ...pages: GenerationPreview[][]): GenerationPages => ({
  pages: pages.map((items, at) => ({ items, next: `page-${at + 2}`, total: 9 })),
  pageParams: pages.map(() => path),
});

const ALL = 'view=preview&limit=50';

describe('changePages', () => {
  it('sets fields where the email stands, and leaves the rest alone', () => {
    const list = listOf(ALL, [sampleEmail(1), sampleEmail(2)], [sampleEmail(3)]);
    const changed = changePages(list, { generations: [sampleEmail(3)], set: { title: 'New' } });
    expect(itemsOf(changed).map(({ title }) => title)).toEqual(['Email 1', 'Email 2', 'New']);
    expect(changed.pages.map(({ total }) => total)).toEqual([9, 9]);
  });

  it('takes out what was deleted, and counts it out of the total', () => {
    const changed = changePages(listOf(ALL, [sampleEmail(1), sampleEmail(2)], [sampleEmail(3)]), {
      generations: [sampleEmail(1), sampleEmail(3), sampleEmail(7)],
      set: null,
    });
    expect(itemsOf(changed).map(({ id }) => id)).toEqual([2]);
    expect(changed.pages.map(({ total }) => total)).toEqual([7, 7]);
  });

  it.each([
    ['&favorite=true', { isFavorite: false }, 0],
    ['&favorite=true', { isFavorite: true }, 1],
    ['&folderId=4', { folderId: 5 }, 0],
    ['&folderId=4', { folderId: 4 }, 1],
    ['&folderId=none', { folderId: null }, 1],
    ['&folderId=none', { folderId: 4 }, 0],
    ['', { isArchived: true }, 0],
    ['&archived=true', { isArchived: true }, 1],
    ['&archived=true', { isArchived: false }, 0],
    ['&appId=1', { isFavorite: true }, 1],
  ])('in a list of %s, an email with %j', (asked, set, left) => {
    const item = sampleEmail(1);
    expect(itemsOf(changePages(listOf(ALL + asked, [item]), { generations: [item], set }))).toHaveLength(left);
  });
});

describe('changePages, in the list of a folder', () => {
  const FOLDER = `${ALL}&folderId=4`;
  const lastPage = (list: GenerationPages): GenerationPages => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, next: null })),
  });
  const idsAfter = (list: GenerationPages, item: GenerationPreview, folderId: number | null = 4) =>
    itemsOf(changePages(list, { generations: [item], set: { folderId } })).map(({ id }) => id);

  it.each([
    ['', [9, 8, 5, 3]],
    ['&sort=newest', [9, 8, 5, 3]],
    ['&sort=title', [8, 9, 5, 3]],
    ['&sort=tool', [8, 9, 5, 3]],
  ])('puts what comes into it at its place, sorted by %s', (sort, ids) => {
    const list = listOf(FOLDER + sort, [sampleEmail(9), sampleEmail(5)], [sampleEmail(3)]);
    const changed = changePages(list, { generations: [sampleEmail(8)], set: { folderId: 4 } });
    expect(itemsOf(changed).map(({ id }) => id)).toEqual(ids);
    expect(changed.pages.map(({ total }) => total)).toEqual([10, 10]);
  });

  it('puts it at the end where all was read, and counts it alone where more follows', () => {
    const list = listOf(FOLDER, [sampleEmail(9)]);
    expect(idsAfter(lastPage(list), sampleEmail(2))).toEqual([9, 2]);
    expect(idsAfter(list, sampleEmail(2))).toEqual([9]);
    expect(changePages(list, { generations: [sampleEmail(2)], set: { folderId: 4 } }).pages[0]?.total).toBe(10);
    expect(idsAfter(lastPage(listOf(FOLDER, [])), sampleEmail(2))).toEqual([2]);
  });

  it('leaves out what goes elsewhere, what does not fit, and what is there already', () => {
    const list = lastPage(listOf(`${FOLDER}&q=rates`, []));
    expect(idsAfter(list, sampleEmail(2, { title: 'Rates fall' }))).toEqual([2]);
    expect(idsAfter(list, sampleEmail(2, { preview: 'The RATES' }))).toEqual([2]);
    expect(idsAfter(list, sampleEmail(2))).toEqual([]);
    expect(idsAfter(list, sampleEmail(2, { title: 'Rates' }), null)).toEqual([]);
    expect(idsAfter(listOf(FOLDER, [sampleEmail(2)]), sampleEmail(2))).toEqual([2]);
  });

  it('is not for the list of everything', () => {
    expect(idsAfter(lastPage(listOf(ALL, [])), sampleEmail(2))).toEqual([]);
  });
});

describe('mergePages', () => {
  it('makes one page of a few, with the way on of the last', () => {
    const merged = mergePages(listOf(ALL, [sampleEmail(1), sampleEmail(2)], [sampleEmail(3)]));
    expect(merged.pageParams).toEqual(['view=preview&limit=3']);
    expect(merged.pages).toEqual([
      { items: [sampleEmail(1), sampleEmail(2), sampleEmail(3)], next: 'page-3', total: 9 },
    ]);
  });

  it('makes as few pages of many as the server hands out', () => {
    const pages = Array.from({ length: 24 }, (_, page) =>
      Array.from({ length: 50 }, (__, at) => sampleEmail(page * 50 + at)),
    );
    const merged = mergePages(listOf(ALL, ...pages));
    expect(merged.pages.map(({ items }) => items.length)).toEqual([500, 500, 200]);
    expect(merged.pageParams[0]).toBe('view=preview&limit=500');
    expect(itemsOf(merged)).toHaveLength(1_200);
  });

  it.each([[listOf(ALL, [sampleEmail(1)])], [listOf(ALL, [], [])]])(
    'leaves alone what is one page or empty',
    (list) => {
      expect(mergePages(list)).toBe(list);
    },
  );
});
