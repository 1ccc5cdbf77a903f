import { sampleEmail } from '../sample-email';
import { changeOf, describeDone, requestOf, undoOf } from './selection-action';

const generations = [
  sampleEmail(1),
  sampleEmail(2, { isFavorite: true, folderId: 4 }),
  sampleEmail(3, { folderId: 4 }),
];

describe('an action on several saved emails', () => {
  it('asks for a folder only where it moves', () => {
    expect(requestOf({ action: 'move', folderId: null, generations })).toEqual({
      action: 'move',
      folderId: null,
      ids: [1, 2, 3],
    });
    expect(requestOf({ action: 'delete', generations })).toEqual({ action: 'delete', ids: [1, 2, 3] });
  });

  it('says what becomes of them', () => {
    expect(changeOf({ action: 'unfavorite', generations }).set).toEqual({ isFavorite: false });
    expect(changeOf({ action: 'archive', generations }).set).toEqual({ isArchived: true });
    expect(changeOf({ action: 'move', folderId: 9, generations }).set).toEqual({ folderId: 9 });
    expect(changeOf({ action: 'delete', generations }).set).toBeNull();
  });

  it('is taken back for those that it changed, to what each was before', () => {
    expect(undoOf({ action: 'favorite', generations }, [1, 2])).toEqual([{ action: 'unfavorite', ids: [1] }]);
    expect(undoOf({ action: 'archive', generations }, [1, 2])).toEqual([{ action: 'unarchive', ids: [1, 2] }]);
    expect(undoOf({ action: 'delete', generations }, [2, 3])).toEqual([{ action: 'restore', ids: [2, 3] }]);
    expect(undoOf({ action: 'unfavorite', generations }, [1, 3])).toEqual([]);
    expect(undoOf({ action: 'move', folderId: 9, generations }, [1, 2, 3])).toEqual([
      { action: 'move', folderId: null, ids: [1] },
      { action: 'move', folderId: 4, ids: [2, 3] },
    ]);
  });

  it('is told in words', () => {
    expect(describeDone({ action: 'delete', generations }, 1)).toBe('1 generation deleted');
    expect(describeDone({ action: 'favorite', generations }, 1_200)).toBe('1,200 generations added to favorites');
  });
});
