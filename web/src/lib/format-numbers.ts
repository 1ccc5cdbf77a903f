/** '1,204' */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** '87%' for 0.87. Only all of it is 100%, and only nothing 0%. */
export function formatShare(share: number): string {
  const percent = Math.round(share * 100);
  return `${share > 0 && share < 1 ? Math.min(99, Math.max(1, percent)) : percent}%`;
}

/** '12 KB', or '3.5 MB' from a thousand on. Only nothing is 0. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1_024;
  if (bytes === 0) return '0 KB';
  if (kilobytes < 1_000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${Number((kilobytes / 1_024).toFixed(1))} MB`;
}

const PLACES_MAX = 12;

/** Pages as people name them: 'pages 1, 3 to 5 and 28'. */
export function formatPages(pages: number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && page <= range.last + 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  const places = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`));
  const shown = places.slice(0, PLACES_MAX);
  const more = places.length - shown.length;
  const end = more > 0 ? `${more} other places` : shown.pop();
  return `${pages.length === 1 ? 'page' : 'pages'} ${[shown.join(', '), end].filter(Boolean).join(' and ')}`;
}
