/** The part of a history entry that says where a visitor wanted to go before the sign-in. */
interface WantedPage {
  wanted: string;
}

export function wantedPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): WantedPage {
  return { wanted: `${pathname}${search}${hash}` };
}

/** Where to go after the sign-in: the dashboard for who wanted nothing else. */
export function readWantedPage(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'wanted' in state ? state.wanted : null;
  // Of this site alone: what begins with two slashes is the address of another.
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}
