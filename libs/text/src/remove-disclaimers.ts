import { isPageMarker } from './page-markers';

/** Stands where a disclaimer stood that had been said before. */
export const DISCLAIMER_MARKER = '[Repeated disclaimer removed]';

const PHRASES = new RegExp(
  [
    'safe[\\s-]harbou?r',
    'forward[\\u2010-\\u2015\\s-]looking (?:statement|information)',
    '(?:not|no|nor) (?:be )?(?:construed as )?(?:investment|financial|legal|tax) advice',
    'past performance',
    'results (?:could|may|might) differ materially',
    'undue reliance',
    '(?:not|no) (?:constitute )?(?:an )?offer to (?:sell|buy)',
    'solicitation of an offer',
    'for informational purposes only',
    'no obligation to update',
  ]
    .join('|')
    .replaceAll(' ', '\\s+'),
  'i',
);

/** True for a text that holds one of the phrases by which a disclaimer is known. */
export const isDisclaiming = (text: string): boolean => PHRASES.test(text);

/** What a step took out of a text: how many passages and how many characters (UTF-16 units) they had. */
export interface Removed {
  count: number;
  characters: number;
}

/**
 * Replaces every disclaimer that a text says again. A disclaimer is a line that holds one of the known phrases, with
 * the lines around it (up to a blank line or a page marker) that are the same as around its first occurrence. The first one stays.
 */
export function removeDisclaimers(text: string): { text: string; removed: Removed | null } {
  if (!PHRASES.test(text)) return { text, removed: null };
  const lines = text.split('\n');
  const first = new Map<string, number>();
  const kept: string[] = [];
  const removed: Removed = { count: 0, characters: 0 };
  let floor = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const disclaims = isDisclaimer(line, lines[at + 1] ?? '');
    const seen = disclaims ? first.get(sameness(line)) : undefined;
    if (seen === undefined) {
      if (disclaims) first.set(sameness(line), at);
      kept.push(line);
      continue;
    }
    const before = countSame(lines, seen, at, -1, at - Math.max(floor, seen + 1));
    const after = countSame(lines, seen, at, 1, at - seen - 1);
    kept.length -= before;
    kept.push(DISCLAIMER_MARKER);
    removed.count += 1;
    removed.characters += lines.slice(at - before, at + after + 1).join('\n').length;
    at += after;
    floor = at + 1;
  }
  return removed.count === 0 ? { text, removed: null } : { text: kept.join('\n'), removed };
}

/** A phrase may begin on one line and end on the next; it then counts for the first of them. */
function isDisclaimer(line: string, next: string): boolean {
  return PHRASES.test(line) || (next !== '' && PHRASES.test(`${line} ${next}`) && !PHRASES.test(next));
}

/** How many lines from `a` and from `b` on, in one direction, are the same and not blank; `most` at most. */
function countSame(lines: string[], a: number, b: number, step: 1 | -1, most: number): number {
  let count = 0;
  while (count < most) {
    const one = lines[a + step * (count + 1)];
    const other = lines[b + step * (count + 1)];
    if (one === undefined || other === undefined || sameness(one) !== sameness(other)) break;
    if (other.trim() === '' || isPageMarker(other)) break;
    count += 1;
  }
  return count;
}

function sameness(line: string): string {
  return line.trim().replace(/\s+/g, ' ').toLowerCase();
}
