import type { Item } from '../claims/items';

const PARTING = new Set([',', ';', ':', '—', '–', '-', '(', ')']);

const parts = (item: Item | undefined): boolean =>
  item === undefined || (item.is === 'mark' ? PARTING.has(item.mark) : item.is === 'term' && item.term.is === 'break');

/** The first and the last item between the marks or conjunctions around a place. */
export function segmentAt(items: readonly Item[], at: number): [number, number] {
  let [from, to] = [at, at];
  while (!parts(items[from - 1])) from -= 1;
  while (!parts(items[to + 1])) to += 1;
  return [from, to];
}
