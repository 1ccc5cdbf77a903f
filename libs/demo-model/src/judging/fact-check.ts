import { quoteFinder } from '@copydesk/text';
import { type Material } from '../reading/material';

const FOUND = 'It is in the document word for word. Whether it means the same there, the demo model cannot say.';
const UNCHECKED = 'The demo model checks nothing itself: please compare this with its source yourself.';

/** Says of each numbered claim only whether it stands in the document word for word. */
export function checkFacts({ text }: Material): unknown {
  const find = quoteFinder(text('document'));
  const listed = text('claims').matchAll(/^(\d{1,4})[:.)] (.+)$/gm);
  const claims = Array.from(listed, ([, number, claim = '']) => {
    const isThere = find(claim) !== null;
    const sources = isThere ? [{ id: 'document', quote: claim }] : [];
    const [note, verdict] = isThere ? [FOUND, 'supported'] : [UNCHECKED, 'not-checked'];
    return { id: Number(number), claim, sources, note, verdict };
  });
  return { claims };
}

export const sayUnsearched = (): string => 'The demo model cannot search the web, so nothing was checked.';
