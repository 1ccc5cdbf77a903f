/** One page of a list: where the next one is, and how many there are in all. */
export interface Page<T> {
  items: T[];
  next: string | null;
  total: number;
}

/** The path that a `Link` header names as the next page. */
export function nextPath(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null;
}
