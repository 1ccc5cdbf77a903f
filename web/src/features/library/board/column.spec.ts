import type { FolderResponse } from '@copydesk/contracts';
import { readView } from '../library-view';
import { isShown, nameOfColumn, queryOfColumn } from './column';

const CLIENTS: FolderResponse = {
  id: 4,
  userId: 1,
  name: 'Clients',
  color: '#3b82f6',
  isDefault: false,
  count: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const viewOf = (address: string) => readView(new URLSearchParams(address));

describe('columns', () => {
  it('are asked for what the view leaves of a folder, or of none', () => {
    expect(queryOfColumn(viewOf('q=rates&filter=favorites'), CLIENTS)).toEqual({
      q: 'rates',
      favorite: 'true',
      folderId: '4',
      sort: 'newest',
    });
    expect(queryOfColumn(viewOf('tool=6&sort=title'), null)).toEqual({ appId: '6', folderId: 'none', sort: 'title' });
  });

  it.each([
    ['', true, true],
    ['folder=4', true, false],
    ['folder=none', false, true],
    ['folder=5', false, false],
  ])('for the address "%s": the folder %s, Unorganized %s', (address, folder, unorganized) => {
    expect(isShown(viewOf(address), CLIENTS)).toBe(folder);
    expect(isShown(viewOf(address), null)).toBe(unorganized);
  });

  it('are named after the folder', () => {
    expect([CLIENTS, null].map(nameOfColumn)).toEqual(['Clients', 'Unorganized']);
  });
});
