import type { Cut } from '@copydesk/contracts';
import { cutMiddle } from '@copydesk/text';
import { estimateTokens } from './estimate-tokens';

const SHRINK = 0.95;

/** A named piece of text that goes into a prompt. */
export interface FittedInput {
  field: string;
  text: string;
}

/**
 * Makes inputs fit into `room` tokens. What is longest is cut first: every input may have the same share, what one
 * does not need goes to the others, and an input over its share loses its middle (the head says what a text is about,
 * the tail how it ends). `cuts` names each that was shortened, in characters.
 */
export function fitInputs<T extends FittedInput>(inputs: T[], room: number): { inputs: T[]; cuts: Cut[] } {
  const share = fairShare(
    inputs.map(({ text }) => estimateTokens(text)),
    room,
  );
  const cuts: Cut[] = [];
  const fitted = inputs.map((input) => {
    const text = fitText(input.text, share);
    if (text.cut) cuts.push({ field: input.field, from: input.text.length, to: text.kept });
    return { ...input, text: text.text };
  });
  return { inputs: fitted, cuts };
}

/** The largest share that lets all fit when no text takes more than it. */
function fairShare(sizes: number[], room: number): number {
  let left = room;
  const ascending = [...sizes].sort((a, b) => a - b);
  for (const [at, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - at));
    if (size > share) return Math.max(0, share);
    left -= size;
  }
  return Infinity;
}

function fitText(text: string, tokens: number): { text: string; cut: boolean; kept: number } {
  const size = estimateTokens(text);
  if (size <= tokens) return { text, cut: false, kept: text.length };
  let kept = Math.floor((text.length * tokens) / size);
  for (;;) {
    const half = Math.floor(kept / 2);
    const shorter = cutMiddle(text, { head: half, tail: half }, () => '\n[... the middle was left out ...]\n');
    const keptNow = shorter.from + text.length - shorter.to;
    if (half === 0 || estimateTokens(shorter.text) <= tokens) return { text: shorter.text, cut: true, kept: keptNow };
    kept = Math.floor(kept * SHRINK);
  }
}
