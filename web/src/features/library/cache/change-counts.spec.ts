import type { FolderResponse, GenerationPreview, LibrarySummary } from '@copydesk/contracts';
import { sampleEmail } from '../sample-email';
import { changeFolders, changeSummary } from './change-counts';

const email = sampleEmail(1, { appId: 7, isFavorite: true });
const summary: LibrarySummary = {
  total: 9,
  favorites: 3,
  archived: 2,
  unorganized: 4,
  byApp: [{ appId: 7, count: 9 }],
};

describe('changeSummary', () => {
  it.each([
    ['deleted', email, null, { total: 8, favorites: 2, unorganized: 3, byApp: [{ appId: 7, count: 8 }] }],
    [
      'archived',
      email,
      { isArchived: true },
      { total: 8, favorites: 2, archived: 3, unorganized: 3, byApp: [{ appId: 7, count: 8 }] },
    ],
    ['not a favorite any more', email, { isFavorite: false }, { favorites: 2 }],
    ['moved into a folder', email, { folderId: 5 }, { unorganized: 3 }],
    ['renamed', email, { title: 'New' }, {}],
    [
      'taken back out',
      { ...email, isArchived: true },
      { isArchived: false },
      { total: 10, favorites: 4, archived: 1, unorganized: 5, byApp: [{ appId: 7, count: 10 }] },
    ],
    ['deleted from the archive', { ...email, isArchived: true }, null, { archived: 1 }],
  ])('counts an email that is %s', (_, generation, set, expected) => {
    expect(changeSummary(summary, { generations: [generation], set })).toEqual({ ...summary, ...expected });
  });
});

describe('changeFolders', () => {
  const folder = (id: number, count: number): FolderResponse => ({
    id,
    userId: 1,
    name: `Folder ${id}`,
    color: '#3b82f6',
    isDefault: false,
    count,
    createdAt: '2026-11-20T10:00:00.000Z',
  });
  const counts = (generation: GenerationPreview, set: Partial<GenerationPreview> | null) =>
    changeFolders([folder(4, 2), folder(5, 0)], { generations: [generation], set }).map(({ count }) => count);

  it('counts what is moved, deleted and archived', () => {
    const inside = { ...email, folderId: 4 };
    expect(counts(inside, { folderId: 5 })).toEqual([1, 1]);
    expect(counts(inside, { folderId: null })).toEqual([1, 0]);
    expect(counts(inside, null)).toEqual([1, 0]);
    expect(counts(inside, { isArchived: true })).toEqual([1, 0]);
    expect(counts(inside, { title: 'New' })).toEqual([2, 0]);
    expect(counts(email, { folderId: 4 })).toEqual([3, 0]);
  });
});
