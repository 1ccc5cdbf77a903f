import { GENERATION_SORTS, LIMITS, type GenerationSort, type ListGenerationsQuery } from '@copydesk/contracts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of the library one looks at, and how. It stands in the address: Back and a shared link work. */
export interface LibraryView {
  q: string;
  filter: 'all' | 'favorites' | 'archived';
  folderId: number | 'none' | null;
  appId: number | null;
  sort: GenerationSort;
  layout: 'list' | 'board';
  /** The saved email whose words are shown in the detail dialog. */
  openId: number | null;
}

const FILTERS = ['favorites', 'archived'] as const;

export function readView(params: URLSearchParams): LibraryView {
  const folder = params.get('folder');
  return {
    q: params.get('q') ?? '',
    filter: FILTERS.find((name) => name === params.get('filter')) ?? 'all',
    folderId: folder === 'none' ? folder : readNumber(folder),
    appId: readNumber(params.get('tool')),
    sort: GENERATION_SORTS.find((name) => name === params.get('sort')) ?? 'newest',
    layout: params.get('view') === 'board' ? 'board' : 'list',
    openId: readNumber(params.get('open')),
  };
}

/** The address with this view in it: what is as usual is left out, what belongs to others stays. */
export function writeView(params: URLSearchParams, view: LibraryView): URLSearchParams {
  const written = new URLSearchParams(params);
  const put = (name: string, value: string | number | null) =>
    value === null ? written.delete(name) : written.set(name, String(value));
  put('q', view.q || null);
  put('filter', view.filter === 'all' ? null : view.filter);
  put('folder', view.folderId);
  put('tool', view.appId);
  put('sort', view.sort === 'newest' ? null : view.sort);
  put('view', view.layout === 'list' ? null : view.layout);
  put('open', view.openId);
  return written;
}

/** What the server is asked for a view. */
export function queryOf({ q, filter, folderId, appId, sort }: LibraryView): ListGenerationsQuery {
  return {
    ...(isSearch(q) && { q: q.trim() }),
    ...(filter === 'favorites' && { favorite: 'true' }),
    ...(filter === 'archived' && { archived: 'true' }),
    ...(folderId !== null && { folderId: String(folderId) }),
    ...(appId !== null && { appId: String(appId) }),
    sort,
  };
}

/** Whether a search or a filter may leave something out. */
export function isNarrowed({ q, filter, folderId, appId }: LibraryView): boolean {
  return isSearch(q) || filter !== 'all' || folderId !== null || appId !== null;
}

/** A new place in the history, or, with `replace`, the same. */
export type ChangeView = (change: Partial<LibraryView>, options?: { replace?: boolean }) => void;

/** The view in the address, and what changes it: a new place in the history, or, while one types, the same. */
export function useLibraryView() {
  const [params, setParams] = useSearchParams();
  const changeView = useCallback<ChangeView>(
    (change, { replace = false } = {}) =>
      setParams((now) => writeView(now, { ...readView(now), ...change }), { replace }),
    [setParams],
  );
  const view = readView(params);
  /** The address of the view with a change. */
  const linkTo = (change: Partial<LibraryView>) => `?${writeView(params, { ...view, ...change }).toString()}`;
  return { view, changeView, linkTo };
}

function isSearch(q: string): boolean {
  return q.trim() !== '' && q.trim().length <= LIMITS.searchMax;
}

function readNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
