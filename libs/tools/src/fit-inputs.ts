import type { Cut } from '@copydesk/contracts';
import { bestPassages, cutMiddle } from '@copydesk/text';
import { estimateTokens } from './estimate-tokens';

const SHRINK = 0.95;

/** A named piece of text that goes into a prompt. */
export interface FittedInput {
  field: string;
  text: string;
  /** Of a document: what is looked for in it. Where it does not fit, the passages that say most of that are given. */
  query?: string | undefined;
}

/**
 * Makes inputs fit into `room` tokens. What is longest is cut first: every input may have the same share, what one
 * does not need goes to the others, and an input over its share loses its middle (the head says what a text is about,
 * the tail how it ends); of a document the best passages stay. `cuts` names each that was shortened, in characters.
 */
export function fitInputs<T extends FittedInput>(inputs: T[], room: number): { inputs: T[]; cuts: Cut[] } {
  const share = fairShare(
    inputs.map(({ text }) => estimateTokens(text)),
    room,
  );
  const cuts: Cut[] = [];
  const fitted = inputs.map((input) => {
    if (estimateTokens(input.text) <= share) return input;
    const {
      text,
      kept,
      pages = [],
    } = input.query === undefined ? fitText(input.text, share) : fitDocument(input.text, input.query, share);
    cuts.push({ field: input.field, from: input.text.length, to: kept, ...(pages.length > 0 && { pages }) });
    return { ...input, text };
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

interface Fitted {
  text: string;
  kept: number;
  pages?: number[];
}

function fitDocument(text: string, query: string, room: number): Fitted {
  return bestPassages(text, query, { room, sizeOf: estimateTokens });
}

function fitText(text: string, tokens: number): Fitted {
  let kept = Math.floor((text.length * tokens) / estimateTokens(text));
  for (;;) {
    const half = Math.floor(kept / 2);
    const shorter = cutMiddle(text, { head: half, tail: half }, () => '\n[... the middle was left out ...]\n');
    const keptNow = shorter.from + text.length - shorter.to;
    if (half === 0 || estimateTokens(shorter.text) <= tokens) return { text: shorter.text, kept: keptNow };
    kept = Math.floor(kept * SHRINK);
  }
}
