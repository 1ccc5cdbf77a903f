import { bringsFigure } from '@copydesk/figures';
import type { Mending } from '@copydesk/tools';

/** A place of a draft that breaks a rule. `problem` is null where only a person may say what becomes of it. */
export interface Place {
  kind: string;
  from: number;
  to: number;
  quote: string;
  problem: string | null;
}

interface Repair {
  draft: string;
  /** All that there is, and what of it is to be mended. */
  places: Place[];
  flawed: Place[];
  mendings: Mending[];
  look: (text: string) => Promise<Place[]>;
}

/** A change that was made, and the places that it mended. */
export interface MadeChange {
  was: string;
  is: string;
  mended: Place[];
}

/** How much longer than its quote a mending may be, in characters. */
const GROWTH = 120;

/** Makes each mending that mends: its place is right after it, and nothing is wrong that was not wrong before. */
export async function mend({ draft, places, flawed, mendings, look }: Repair): Promise<{
  text: string;
  changes: MadeChange[];
}> {
  let [text, now] = [draft, places];
  const changes: MadeChange[] = [];
  for (const mending of mendings.slice(0, flawed.length)) {
    const left = now.filter((place) => flawed.some((flaw) => isSame(flaw, place)));
    const mended = applied(text, left, mending);
    if (mended === null) continue;
    const after = await look(mended);
    if (!isBetter(now, after)) continue;
    const mendedPlaces = left.filter((place) => !after.some((still) => isSame(still, place)));
    changes.push({ was: mending.quote, is: mending.text, mended: mendedPlaces });
    [text, now] = [mended, after];
  }
  return { text, changes };
}

/**
 * The text with the quote replaced; null where it does not stand there once, reaches beyond the paragraph of a flaw, or
 * would change a figure.
 */
function applied(text: string, flawed: Place[], { quote, text: instead }: Mending): string | null {
  const from = text.indexOf(quote);
  const to = from + quote.length;
  if (from < 0 || text.includes(quote, from + 1)) return null;
  if (instead.length > quote.length * 2 + GROWTH || count(instead, '\n') > count(quote, '\n')) return null;
  if (count(quote, '**') % 2 !== count(instead, '**') % 2 || bringsFigure(quote, instead)) return null;
  const isThere = flawed.some((flaw) => {
    const [start, end] = paragraphAround(text, flaw);
    return from < flaw.to && flaw.from < to && from >= start && to <= end;
  });
  return isThere ? text.slice(0, from) + instead + text.slice(to) : null;
}

function paragraphAround(text: string, { from, to }: Place): [start: number, end: number] {
  const before = text.lastIndexOf('\n\n', from);
  const after = text.indexOf('\n\n', to);
  return [before < 0 ? 0 : before + 2, after < 0 ? text.length : after];
}

/** Fewer places are wrong, and none that was not. */
function isBetter(before: Place[], after: Place[]): boolean {
  const left = [...before];
  for (const place of after) {
    const at = left.findIndex((known) => isSame(known, place));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.some(({ problem }) => problem !== null);
}

const isSame = (one: Place, other: Place) => one.kind === other.kind && one.quote === other.quote;

const count = (text: string, mark: string) => text.split(mark).length - 1;
