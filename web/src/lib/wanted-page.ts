/** The part of a history entry that says where to go after the sign-in, or back to from a brand. */
interface WantedPage {
  wanted: string;
}

export function wantedPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): WantedPage {
  return { wanted: `${pathname}${search}${hash}` };
}

/** Where to go afterwards: after the sign-in the dashboard, if no other page was wanted. */
export function readWantedPage(state: unknown, otherwise = '/'): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  // Of this site alone: what begins with two slashes is the address of another.
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : otherwise;
}
