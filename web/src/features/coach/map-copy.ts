import type { BlockFeedback, CopyBlock } from '@copydesk/contracts';
import { quoteFinder } from '@copydesk/text';

/** A piece of pasted copy. `block` is null for what belongs to none of the four. */
export interface MappedPiece {
  text: string;
  block: CopyBlock | null;
}

/** Pasted copy, whole and in its order, with the sentences that the coach named. A sentence belongs to one block only. */
export function mapCopy(copy: string, blocks: Pick<BlockFeedback, 'block' | 'sentences'>[]): MappedPiece[] {
  const find = quoteFinder(copy);
  const named = blocks
    .flatMap(({ block, sentences }) => sentences.map((sentence) => ({ block, place: find(sentence) })))
    .flatMap(({ block, place }) => (place ? [{ block, ...place }] : []))
    .sort((a, b) => a.from - b.from);
  const pieces: MappedPiece[] = [];
  let end = 0;
  for (const { block, from, to } of named) {
    if (from < end) continue;
    const between = copy.slice(end, from);
    const last = pieces.at(-1);
    if (last?.block === block && between.trim() === '') last.text += between + copy.slice(from, to);
    else {
      if (between !== '') pieces.push({ text: between, block: null });
      pieces.push({ text: copy.slice(from, to), block });
    }
    end = to;
  }
  if (end < copy.length) pieces.push({ text: copy.slice(end), block: null });
  return pieces;
}
