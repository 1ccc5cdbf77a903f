import { setImmediate as yieldToOthers, setTimeout as wait } from 'node:timers/promises';

const TICK_MS = 20;
const LARGEST_PIECE = 120;

/** Hands out a text in small pieces, so many characters a second, never half an emoji; false where it was aborted. */
export async function typeOut(text: string, pace: () => number, signal: AbortSignal, send: (piece: string) => void) {
  let at = 0;
  let credit = 0;
  while (at < text.length && !signal.aborted) {
    credit = Math.min(credit + (pace() * TICK_MS) / 1_000, LARGEST_PIECE);
    const cut = at + Math.min(Math.floor(credit), text.length - at);
    const end = /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(Math.max(cut - 1, 0), cut + 1)) ? cut + 1 : cut;
    if (end > at) send(text.slice(at, end));
    credit -= end - at;
    at = end;
    if (pace() === Infinity) await yieldToOthers();
    else if (at < text.length) await wait(TICK_MS, undefined, { signal }).catch(() => undefined);
  }
  return !signal.aborted;
}
