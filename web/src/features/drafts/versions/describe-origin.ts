import type { Version } from '../threads/versions-of';

/** Where a version comes from, in words. */
export function describeOrigin({ origin, restoredFrom, stopped }: Version): string {
  if (stopped) return 'stopped early';
  switch (origin) {
    case 'written':
      return 'written from the brief';
    case 'refined':
      return 'changed as you asked';
    case 'edited':
      return 'edited by hand';
    case 'restored':
      return `version ${restoredFrom ?? '?'} restored`;
  }
}
