import type { CurrentDraft } from '../thread/current-draft';
import type { Version } from '../thread/versions';

/** From here on a text is called shortened or extended, as a share of its words. */
const MUCH = 0.12;

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** What became of the last request, in one line; null where there is nothing to say of it, or it is still on its way. */
export function answerTo(draft: CurrentDraft, versions: readonly Version[], changes: number): string | null {
  const { state, version, unchanged, note, request } = draft;
  if (version === null) return null;
  if (state === 'stopped') return version.stopped && request !== null ? 'Stopped early.' : null;
  if (state !== 'done') return null;
  if (unchanged) return note;
  if (version.origin === 'restored' && version.restoredFrom !== null) return `Version ${version.restoredFrom} is back.`;
  const before = versions.findLast(({ number }) => number < version.number);
  if (request === null) return version.origin === 'written' ? note : null;
  if (!before) return null;
  const told = `${whatWasDone(before.text, version.text)}${changes === 0 ? '' : ` ${placesOf(changes)}`}`;
  const done = request.suggestions ? `${appliedOf(request.suggestions.length)} ${placesOf(changes)}`.trim() : told;
  return [done, note].filter(Boolean).join(' ').trim();
}

function whatWasDone(before: string, after: string): string {
  const [old, words] = [countWords(before), countWords(after)];
  const by = old === 0 ? 0 : (words - old) / old;
  if (by <= -MUCH) return `Shortened to ${words.toLocaleString('en-US')} words.`;
  return by >= MUCH ? `Extended to ${words.toLocaleString('en-US')} words.` : '';
}

const placesOf = (changes: number): string =>
  changes === 0 ? '' : `${changes.toLocaleString('en-US')} ${changes === 1 ? 'place' : 'places'} changed.`;

const appliedOf = (count: number): string => `${count} ${count === 1 ? 'suggestion' : 'suggestions'} applied.`;
