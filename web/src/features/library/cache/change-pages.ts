import type { GenerationPreview } from '@copydesk/contracts';
import type { InfiniteData } from '@tanstack/react-query';
import { searchOf, type Page } from '@/lib/http';
import { inGroups } from '../in-groups';
import type { LibraryChange } from './library-change';

/** A list of saved emails as far as it was read; each page is known by its query. */
export type GenerationPages = InfiniteData<Page<GenerationPreview>, string>;

/** The most that the server hands out at once. */
const LONGEST_PAGE = 500;

export function itemsOf({ pages }: GenerationPages): GenerationPreview[] {
  return pages.flatMap(({ items }) => items);
}

/**
 * The list after a change: what does not belong into it any more is gone from it, and from its total. What was put into
 * a folder stands in that folder's list, at its place.
 */
export function changePages(list: GenerationPages, change: LibraryChange): GenerationPages {
  const belongs = memberOf(list.pageParams[0] ?? '');
  const ids = new Set(change.generations.map(({ id }) => id));
  const changeItem = (item: GenerationPreview) => {
    if (!ids.has(item.id)) return [item];
    const changed = change.set && { ...item, ...change.set };
    return changed && belongs(changed) ? [changed] : [];
  };
  const pages = list.pages.map((page) => ({ ...page, items: page.items.flatMap(changeItem) }));
  const gone = itemsOf(list).length - itemsOf({ ...list, pages }).length;
  const come = arrivalsOf(list, change);
  const filled = come.reduce((before, item) => insertItem(before, item, readAsked(list)), pages);
  return { ...list, pages: filled.map((page) => ({ ...page, total: page.total - gone + come.length })) };
}

/** The same list in few large pages, so that it is read again with few calls, however far one had scrolled. */
export function mergePages(list: GenerationPages): GenerationPages {
  const [first] = list.pageParams;
  const last = list.pages.at(-1);
  const items = itemsOf(list);
  if (!first || !last || list.pages.length === 1 || items.length === 0) return list;
  const limit = Math.min(items.length, LONGEST_PAGE);
  const pages = inGroups(items, limit).map((group) => ({ ...last, items: group }));
  // Only the first query is asked again: each page tells the next one.
  return { pages, pageParams: pages.map(() => searchOf({ ...Object.fromEntries(new URLSearchParams(first)), limit })) };
}

/** The emails that a change puts into the folder of this list. */
function arrivalsOf(list: GenerationPages, { generations, set }: LibraryChange): GenerationPreview[] {
  const asked = readAsked(list);
  if (set?.folderId === undefined || !asked.has('folderId')) return [];
  const belongs = memberOf(list.pageParams[0] ?? '');
  const here = new Set(itemsOf(list).map(({ id }) => id));
  const words = (asked.get('q') ?? '').toLowerCase();
  return generations
    .filter((item) => !here.has(item.id) && !belongs(item))
    .map((item) => ({ ...item, ...set }))
    .filter((item) => belongs(item) && `${item.title}\n${item.preview}`.toLowerCase().includes(words));
}

/** Where it follows what was not read yet, it is left for later. */
function insertItem(
  pages: Page<GenerationPreview>[],
  item: GenerationPreview,
  asked: URLSearchParams,
): Page<GenerationPreview>[] {
  const isBefore = ORDERS[asked.get('sort') ?? 'newest'] ?? (() => true);
  const found = pages.findIndex(({ items }) => items.some((other) => isBefore(item, other)));
  const at = found === -1 && pages.at(-1)?.next === null ? pages.length - 1 : found;
  return pages.map((page, index) => {
    if (index !== at) return page;
    const place = page.items.findIndex((other) => isBefore(item, other));
    return { ...page, items: place === -1 ? [...page.items, item] : page.items.toSpliced(place, 0, item) };
  });
}

/** Whether the one stands before the other. How tools are sorted is known to the server alone. */
const ORDERS: Record<string, (one: GenerationPreview, other: GenerationPreview) => boolean> = {
  newest: (one, other) => one.id > other.id,
  oldest: (one, other) => one.id < other.id,
  title: (one, other) => one.title.toLowerCase() < other.title.toLowerCase(),
};

function readAsked(list: GenerationPages): URLSearchParams {
  return new URLSearchParams(list.pageParams[0]);
}

/** Whether an email belongs into the list of this query, as far as that can be told without its words. */
function memberOf(search: string): (item: GenerationPreview) => boolean {
  const asked = new URLSearchParams(search);
  const folderId = asked.get('folderId');
  const appId = asked.get('appId');
  return (item) =>
    item.isArchived === (asked.get('archived') === 'true') &&
    (asked.get('favorite') !== 'true' || item.isFavorite) &&
    (folderId === null || folderId === String(item.folderId ?? 'none')) &&
    (appId === null || appId === String(item.appId));
}
