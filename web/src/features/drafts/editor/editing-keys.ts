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
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

const { item, list, line_break: lineBreak, paragraph } = schema.nodes;

/** What keys do in a draft, beside what they do in any text. */
export const editingKeys = [
  keymap({
    Enter: chainCommands(leaveList, splitBlock),
    'Shift-Enter': chainCommands(splitItem, breakLine),
    Backspace: chainCommands(deleteSelection, liftItem, joinBackward, selectNodeBackward),
    'Mod-b': toggleMark(schema.marks.bold),
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
