import type { Place } from '../document/document';
import { tokensOf } from './tokens';

/** Words that only link others, and say nothing where they were left over. */
const LINKS = new Set(['to', 'by', 'or', 'as', 'from', 'than']);

/** Words that were not read, as a key: two sentences with the same one leave the same words unread. */
export function unreadKey(unread: readonly Place[], text: string): string {
  return unread
    .toSorted((a, b) => a.from - b.from)
    .flatMap(({ from, to }) => tokensOf(text.slice(from, to)))
    .filter(({ kind, key }) => kind === 'word' || key === '?')
    .map(({ key }) => key)
    .filter((key, at, keys) => !LINKS.has(key) && keys.indexOf(key) === at)
    .join(' ');
}
