import { readPieces } from '@copydesk/text';
import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { blocksOf, writeBlock } from './draft-document';
import { schema } from './schema';

/**
 * Keeps a document what its readers will see: what is typed or pasted as marks (`- `, `**`, `Subject:`) becomes what it
 * means, since that is how it would be read. A bold mark without its other half waits until one leaves the block.
 */
export function asRead(isComposing: () => boolean): Plugin {
  return new Plugin({
    appendTransaction: (_, __, state) => (isComposing() ? null : readAgain(state)),
  });
}

/** The change that makes of a document what is read of it; null where that is the same. `isLeft`: nobody writes on. */
export function readAgain(state: EditorState, { isLeft = false } = {}): Transaction | null {
  const { tr } = state;
  const misread: { block: Node; pos: number; isFirst: boolean }[] = [];
  let isFirst = true;
  state.doc.descendants((block, pos) => {
    if (!block.isTextblock) return true;
    const { text, places } = writeBlock(block);
    const isSubject = isFirst && block.type !== schema.nodes.subject && readPieces(text)[0]?.kind === 'subject';
    if ((places === null || isSubject) && !(!isLeft && isWrittenIn(state, pos, block) && isHalfBold(text)))
      misread.push({ block, pos, isFirst });
    isFirst &&= text === '';
    return false;
  });
  for (const { block, pos, isFirst } of misread.toReversed()) replaceBlock(tr, block, pos, isFirst);
  joinLists(tr);
  return tr.docChanged ? tr : null;
}

function isWrittenIn({ selection: { $head } }: EditorState, pos: number, block: Node): boolean {
  return $head.pos > pos && $head.pos < pos + block.nodeSize;
}

function isHalfBold(text: string): boolean {
  return ((text.match(/\*{2,}/g)?.length ?? 0) & 1) === 1;
}

/** Puts what is read in the place of a block. The caret keeps its distance from the end of it. */
function replaceBlock(tr: Transaction, block: Node, pos: number, isFirst: boolean): void {
  const { text } = writeBlock(block);
  const [read, ...more] = blocksOf(text, readPieces(text, { isBody: !isFirst }));
  if (!read) return;
  // A subject line has nothing before it, not even a line that is blank.
  const start = read.type === schema.nodes.subject ? 0 : pos;
  const end = pos + block.nodeSize;
  const { $head } = tr.selection;
  const left = isWithin($head.pos, pos, block) ? end - $head.pos : null;
  const inner = read.isTextblock ? read : read.firstChild;
  if (more.length === 0 && inner?.type === block.type) tr.replaceWith(start, end, inner);
  else tr.replace(start, end, new Slice(Fragment.from([read, ...more]), 0, 0));
  if (left === null) return;
  const now = tr.mapping.maps.at(-1)?.map(end, 1) ?? pos;
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(0, now - left)), -1));
  // Behind the mark that ends it, nothing is bold.
  tr.setStoredMarks([]);
}

function isWithin(at: number, pos: number, block: Node): boolean {
  return at > pos && at < pos + block.nodeSize;
}

function joinLists(tr: Transaction): void {
  const seams: number[] = [];
  tr.doc.forEach(({ type }, pos, index) => {
    const before = index > 0 ? tr.doc.child(index - 1).type : null;
    if (type === schema.nodes.list && type === before) seams.push(pos);
  });
  // From the last: where the others lie stays as it is.
  for (const pos of seams.toReversed()) tr.join(pos);
}
