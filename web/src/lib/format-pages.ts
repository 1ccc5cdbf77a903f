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
