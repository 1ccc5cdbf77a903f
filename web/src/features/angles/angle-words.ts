import type { Angle } from '@copydesk/contracts';
import type { Angles } from './use-angles';

/** What is said of angles while they come, and once they are there. */
export function wordsOf(state: Angles['state'], offered: number): string {
  if (state === 'running') return 'Looking for angles... You can generate without them.';
  if (state === 'failed') return 'No angles came. You can generate without one.';
  if (state === 'idle') return '';
  if (offered === 0) return 'No angle was borne out by the material. Type your own, or leave it out.';
  return offered === 1 ? '1 angle' : `${offered} angles`;
}

/** Where the facts of an angle stand: 'Facts traced: p. 3, p. 4', and which of them somebody has to look at. */
export function describeFacts(facts: Angle['facts']): string {
  const open = facts.filter(({ status }) => status === 'found').map(({ quote }) => quote);
  const traced = facts.filter(({ status }) => status !== 'found');
  const pages = [...new Set(traced.flatMap(({ page }) => page ?? []))].sort((a, b) => a - b);
  const where = pages.map((page) => `p. ${page}`).join(', ');
  return [
    traced.length > 0 && `Facts traced${where && `: ${where}`}`,
    open.length > 0 && `To check: ${open.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ');
}
