import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinBackward,
  selectNodeBackward,
  toggleMark,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

const { item, list, line_break: lineBreak, paragraph } = schema.nodes;

export const toggleBold = toggleMark(schema.marks.bold);

/** What keys do in a draft, beside what they do in any text. */
export const editingKeys = [
  keymap({
    Enter: chainCommands(leaveList, splitBlock),
    'Shift-Enter': chainCommands(splitItem, breakLine),
    Backspace: chainCommands(deleteSelection, liftItem, joinBackward, selectNodeBackward),
    'Mod-b': toggleBold,
    'Shift-Mod-8': toggleList,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
  }),
  keymap(baseKeymap),
];

/** What stands behind the caret becomes a block of its own: a paragraph behind a subject line, another item in a list. */
function splitBlock(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $from } = state.selection;
  const type = $from.parent.type === item ? item : paragraph;
  if (!type) return false;
  const tr = state.tr.deleteSelection();
  const isPossible = $from.parent.isTextblock;
  if (isPossible && dispatch) {
    const at = tr.selection.from;
    tr.split(at, 1, [{ type, attrs: { raw: null, gap: null } }]);
    dispatch(tr.scrollIntoView());
  }
  return isPossible;
}

function splitItem(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  return state.selection.$from.parent.type !== paragraph && splitBlock(state, dispatch);
}

function breakLine(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  if (!lineBreak || state.selection.$from.parent.type !== paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
}

/** Enter in an item without words ends the list. */
function leaveList(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $from, empty } = state.selection;
  return empty && $from.parent.type === item && $from.parent.content.size === 0 && toParagraph(state, dispatch);
}

/** Backspace at the beginning of an item makes a paragraph of it. */
function liftItem(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $from, empty } = state.selection;
  return empty && $from.parent.type === item && $from.parentOffset === 0 && toParagraph(state, dispatch);
}

/** Takes the item with the caret out of its list. */
function toParagraph(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { $from } = state.selection;
  const [items, index] = [$from.node(-1), $from.index(-1)];
  if (!list || !paragraph || items.type !== list) return false;
  const part = (from: number, to: number) => {
    const kept = items.children.slice(from, to);
    return kept.length > 0 ? [list.create(null, kept)] : [];
  };
  const [before, after] = [part(0, index), part(index + 1, items.childCount)];
  const middle = paragraph.create(null, $from.parent.content);
  const start = $from.before(-1);
  const tr = state.tr.replaceWith(start, start + items.nodeSize, [...before, middle, ...after]);
  const at = start + (before[0]?.nodeSize ?? 0) + 1;
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at)).scrollIntoView());
  return true;
}

interface Line {
  /** An item or a paragraph, as it stands or as it is to stand. */
  node: Node;
  isSelected: boolean;
}

/** Makes items of the selected paragraphs, one of each line; where all of them are items, paragraphs of those. */
export function toggleList(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  const { doc, selection } = state;
  if (!item || !list || !paragraph) return false;
  const lines: Line[] = [];
  let [start, end] = [doc.content.size, 0];
  const isWithin = (at: number, { nodeSize }: Node) => selection.from < at + nodeSize && selection.to > at;
  doc.forEach((block, at) => {
    if (!isWithin(at, block) || (block.type !== list && block.type !== paragraph)) return;
    [start, end] = [Math.min(start, at), at + block.nodeSize];
    if (block.type === paragraph) lines.push({ node: block, isSelected: true });
    else block.forEach((node, inner) => lines.push({ node, isSelected: isWithin(at + 1 + inner, node) }));
  });
  const selected = lines.filter(({ isSelected }) => isSelected);
  if (selected.length === 0) return false;
  const isList = selected.every(({ node }) => node.type === item);
  const changed = lines.flatMap(({ node, isSelected }): Line[] => {
    if (!isSelected) return [{ node, isSelected }];
    // What parted it from others may do so no more.
    if (node.type === item && !isList)
      return [{ node: item.create({ ...node.attrs, gap: null }, node.content), isSelected }];
    const parts = isList ? [node.content] : linesIn(node.content);
    return parts.map((content) => ({ node: (isList ? paragraph : item).create(null, content), isSelected }));
  });
  if (!dispatch) return true;
  const tr = state.tr.replaceWith(start, end, listed(changed));
  const places: number[] = [];
  let at = 0;
  tr.doc.nodesBetween(start, tr.mapping.map(end), (block, pos) => {
    if (!block.isTextblock) return true;
    if (changed[at]?.isSelected) places.push(pos + 1, pos + block.nodeSize - 1);
    at += 1;
    return false;
  });
  const [from, to] = [places[0], places.at(-1)];
  if (from !== undefined && to !== undefined) tr.setSelection(TextSelection.create(tr.doc, from, to));
  dispatch(tr.scrollIntoView());
  return true;
}

/** Items beside each other in lists. */
function listed(lines: Line[]): Node[] {
  const blocks: Node[] = [];
  for (const { node } of lines) {
    const last = blocks.at(-1);
    if (node.type !== item || !list) blocks.push(node);
    else if (last?.type === list) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(node));
    else blocks.push(list.create(null, node));
  }
  return blocks;
}

function linesIn(content: Fragment): Fragment[] {
  const lines: Node[][] = [[]];
  content.forEach((node) => {
    if (node.type === lineBreak) lines.push([]);
    else lines.at(-1)?.push(node);
  });
  return lines.filter((nodes, at) => nodes.length > 0 || at === 0).map((nodes) => Fragment.from(nodes));
}
